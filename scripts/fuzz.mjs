/**
 * `npm run fuzz [-- --minutes N]`: repeats the property tests of tests/hostile with new random input. A round is a run
 * of all these tests. Ends after the given time (10 minutes by default) or at the first failure. After a failure,
 * prints the seed and the smallest counterexample. If a round is still running when the given time is over, stops the
 * round and reports it as incomplete.
 */
import { parseArgs } from 'node:util'
import { repeatRoundsUntil } from './fuzz/repeatRoundsUntil.mjs'
import { checkNodeAndInstallPackages, exitWithError, projectRoot } from './setup.mjs'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } })
const minutes = Number(values.minutes)
if (!(minutes > 0)) exitWithError(`--minutes takes a number above 0, not "${values.minutes}".`)

checkNodeAndInstallPackages()
const { runTestsUntilAborted } = await import('./fuzz/runTestsUntilAborted.mjs')
const endMs = Date.now() + minutes * 60_000
const end = AbortSignal.timeout(minutes * 60_000)
const { isSuccess, message } = await repeatRoundsUntil(endMs, round => {
  // Each round runs more examples than the previous round, up to twenty times the number of examples in `npm test`.
  process.env.LONGBOX_FUZZ_FACTOR = String(Math.min(round, 20))
  return runTestsUntilAborted(['tests/hostile'], end, { root: projectRoot })
})
if (!isSuccess) exitWithError(message)
console.log(message)
// Vitest sets the exit code to 1 when it stops a run. The exit code must be 0, because an incomplete run of the tests
// is not a failure.
process.exit(0)
