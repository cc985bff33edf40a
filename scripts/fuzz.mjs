/**
 * `npm run fuzz [-- --minutes N]`: repeats the property tests of tests/hostile with new random input. Stops after the
 * given time (10 minutes by default) or at the first failure. After a failure, prints the seed and the smallest
 * counterexample.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { checkNodeAndInstallPackages, exitWithError, getNodeModulesFilePath, projectRoot } from './setup.mjs'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } })
const minutes = Number(values.minutes)
if (!(minutes > 0)) exitWithError(`--minutes takes a number above 0, not "${values.minutes}".`)

checkNodeAndInstallPackages()
const startedAt = Date.now()
const end = startedAt + minutes * 60_000
let rounds = 0
do {
  rounds += 1
  // Each round runs more examples than the previous round, up to twenty times the number in `npm test`.
  const factor = Math.min(rounds, 20)
  const { status } = spawnSync(
    process.execPath,
    [getNodeModulesFilePath('vitest/vitest.mjs'), 'run', 'tests/hostile', '--reporter=dot'],
    { cwd: projectRoot, stdio: 'inherit', env: { ...process.env, LONGBOX_FUZZ_FACTOR: String(factor) } },
  )
  if (status !== 0) exitWithError(`Round ${rounds} failed after ${Math.round((Date.now() - startedAt) / 1000)} s.`)
} while (Date.now() < end)
console.log(`${rounds} rounds in ${Math.round((Date.now() - startedAt) / 60_000)} minutes, none failed`)
