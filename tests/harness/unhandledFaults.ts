import { afterEach, beforeEach, expect } from 'vitest'

/**
 * Watches the process for faults that nothing handles, during each test of the file; each of them would end the program. A test
 * with such a fault fails.
 * @returns the faults of the current test
 */
export function watchUnhandledFaults(): readonly unknown[] {
  const faults: unknown[] = []
  const note = (fault: unknown) => void faults.push(fault)
  beforeEach(() => {
    faults.length = 0
    process.on('uncaughtException', note).on('unhandledRejection', note)
  })
  afterEach(() => {
    process.off('uncaughtException', note).off('unhandledRejection', note)
    expect(faults).toEqual([])
  })
  return faults
}
