import { afterAll, vi } from 'vitest'

/**
 * Default time limit of `vi.waitFor` in milliseconds. The default of Vitest is a second, which is too short on a busy
 * machine.
 */
const WAIT_TIMEOUT_MS = 15_000

const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: WAIT_TIMEOUT_MS, ...options })
// Restores `waitFor`, because the next test file can run in the same process and use the same `vi`.
afterAll(() => {
  vi.waitFor = waitFor
})
