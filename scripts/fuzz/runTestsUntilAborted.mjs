import { createVitest } from 'vitest/node'

/** Time in milliseconds in which the running tests of a stopped run can end. Later, their processes are killed. */
const GRACE_MS = 15_000

/**
 * @typedef {object} TestRunResult
 * @property {boolean} isComplete  whether all tests ran; false if the run was stopped
 * @property {number} passed  number of passed tests
 * @property {number} failed  number of failed tests, of files that failed outside of a test, and of unhandled errors
 */

/**
 * Runs tests with Vitest. When the signal is aborted, the run stops: no further tests start, and the running tests
 * count neither as passed nor as failed.
 * @param {readonly string[]} filters paths of test files or folders
 * @param {AbortSignal} signal
 * @param {object} [options] options of Vitest
 * @param {number} [graceMs]
 * @returns {Promise<TestRunResult>}
 */
export async function runTestsUntilAborted(filters, signal, options = {}, graceMs = GRACE_MS) {
  const vitest = await createVitest('test', { watch: false, reporters: ['dot'], ...options })
  let killTimer
  let errorsBeforeKill
  // Vitest kills the running processes at the second request to cancel the same run.
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
