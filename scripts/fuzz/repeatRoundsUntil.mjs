/**
 * Runs rounds of tests until a given time or until the first failure.
 * @param {number} endMs end time in milliseconds since the epoch
 * @param {(round: number) => Promise<import('./runTestsUntilAborted.mjs').TestRunResult>} runRound runs a round. Its
 *   parameter is the number of the round, from 1
 * @param {() => number} [now] returns the current time in milliseconds since the epoch
 * @returns {Promise<{ isSuccess: boolean, message: string }>}
 */
export async function repeatRoundsUntil(endMs, runRound, now = Date.now) {
  const startMs = now()
  const getDuration = () => `${Math.round((now() - startMs) / 1_000)} s`
  for (let round = 1; ; round++) {
    const { isComplete, passed, failed } = await runRound(round)
    if (failed > 0)
      return { isSuccess: false, message: `Round ${round} failed after ${getDuration()}: ${failed} failed.` }
    if (!isComplete)
      return {
        isSuccess: true,
        message: `${round - 1} complete rounds in ${getDuration()}, none failed. Round ${round} is incomplete: ${passed} tests passed before the time ended, none failed.`,
      }
    if (passed === 0) return { isSuccess: false, message: `Round ${round} ran no tests.` }
    if (now() >= endMs)
      return { isSuccess: true, message: `${round} complete rounds in ${getDuration()}, none failed.` }
  }
}
