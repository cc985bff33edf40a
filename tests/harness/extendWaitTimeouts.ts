import { afterAll, vi } from 'vitest'

/**
 * Default time limit of `vi.waitFor` in milliseconds. The default of Vitest is 1,000 ms, which is too short on a busy
 * machine.
 */
const WAIT_TIMEOUT_MS = 15_000

const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: WAIT_TIMEOUT_MS, ...options })
// Restores the original `waitFor` after each test file, because the process may run several test files with the same
// object `vi`.
afterAll(() => {
  vi.waitFor = waitFor
})
