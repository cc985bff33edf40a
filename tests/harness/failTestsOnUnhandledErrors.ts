import { afterEach, beforeEach, expect } from 'vitest'

/**
 * Collects uncaught exceptions and unhandled rejections. A test with such an error fails, because the error would end a
 * real server process.
 * @returns array with the errors of the current test. The array becomes empty before each test.
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
