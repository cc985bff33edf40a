import { createVitest } from 'vitest/node'

/**
 * Grace period in milliseconds after the test run is stopped. Tests that still run at the end of this period are
 * killed.
 */
const GRACE_MS = 15_000

/**
 * @typedef {object} TestRunResult
 * @property {boolean} isComplete  whether all tests ran. False if the run was stopped
 * @property {number} passed  number of passed tests
 * @property {number} failed  number of failures. Includes failed tests, test files that failed outside of a test, and
 *   unhandled errors
 */

/**
 * Runs tests with Vitest. When the signal is aborted, no further tests start, and running tests have `graceMs` to
 * finish. The result does not include tests that are still running after this time.
 * @param {readonly string[]} filters paths of test files or folders
 * @param {AbortSignal} signal
 * @param {object} [options] options of Vitest
 * @param {number} [graceMs] time in milliseconds before the processes of running tests are killed
 * @returns {Promise<TestRunResult>}
 */
export async function runTestsUntilAborted(filters, signal, options = {}, graceMs = GRACE_MS) {
  const vitest = await createVitest('test', { watch: false, reporters: ['dot'], ...options })
  let killTimer
  let errorsBeforeKill
  // After the first call of `cancel`, Vitest waits for the running tests and starts no further tests. After the second
  // call, Vitest kills the processes of the running tests.
  const cancel = () => vitest.cancelCurrentRun('keyboard-input').catch(console.error)
  const stop = () => {
    void cancel()
    killTimer = setTimeout(() => {
      errorsBeforeKill = vitest.state.getUnhandledErrors().length
      void cancel()
    }, graceMs)
  }
  try {
    if (signal.aborted) return { isComplete: false, passed: 0, failed: 0 }
    signal.addEventListener('abort', stop)
    const { testModules, unhandledErrors } = await vitest.start([...filters])
    return { isComplete: !signal.aborted, ...countResults(testModules, errorsBeforeKill ?? unhandledErrors.length) }
  } finally {
    signal.removeEventListener('abort', stop)
    clearTimeout(killTimer)
    await vitest.close()
  }
}

function countResults(testModules, unhandledErrors) {
  const states = testModules.flatMap(({ children }) => [...children.allTests()].map(test => test.result().state))
  const failedTests = states.filter(state => state === 'failed').length
  const failedFiles = testModules.filter(testModule => testModule.errors().length > 0).length
  return {
    passed: states.filter(state => state === 'passed').length,
    failed: failedTests + failedFiles + unhandledErrors,
  }
}
