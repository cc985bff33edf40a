import { afterEach, beforeEach, expect } from 'vitest'

/**
 * Collects uncaught exceptions and unhandled rejections of each test. Each collected error fails the test, because it
 * would end a server.
 * @returns errors of the current test
 */
export function failTestsOnUnhandledErrors(): readonly unknown[] {
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
