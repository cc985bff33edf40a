import { afterEach, beforeEach, expect } from 'vitest'

/**
 * Collects uncaught exceptions and unhandled rejections during each test of the file. A test with such an error fails, because the
 * error would end the server.
 * @returns the errors of the current test
 */
export function watchUnhandledErrors(): readonly unknown[] {
  const errors: unknown[] = []
  const collect = (error: unknown) => void errors.push(error)
  beforeEach(() => {
    errors.length = 0
    process.on('uncaughtException', collect).on('unhandledRejection', collect)
  })
  afterEach(() => {
    process.off('uncaughtException', collect).off('unhandledRejection', collect)
    expect(errors).toEqual([])
  })
  return errors
}
