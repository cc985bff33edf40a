/**
 * `npm run fuzz [-- --minutes N]`: runs the properties of tests/hostile again and again with new random input until the time is
 * over (10 minutes by default) or one fails. A failure names the seed and the smallest counterexample.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { giveUp, packageFile, root, setUp } from './setup.mjs'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } })
const minutes = Number(values.minutes)
if (!(minutes > 0)) giveUp(`--minutes takes a number above 0, not "${values.minutes}".`)

setUp()
const startedAt = Date.now()
const end = startedAt + minutes * 60_000
let rounds = 0
do {
  rounds += 1
  // Each round draws longer from every generator than the one before, up to twenty times the runs of `npm test`.
  const factor = Math.min(rounds, 20)
  const { status } = spawnSync(
    process.execPath,
    [packageFile('vitest/vitest.mjs'), 'run', 'tests/hostile', '--reporter=dot'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, LONGBOX_FUZZ_FACTOR: String(factor) } },
  )
  if (status !== 0) giveUp(`Round ${rounds} failed after ${Math.round((Date.now() - startedAt) / 1000)} s.`)
} while (Date.now() < end)
console.log(`${rounds} rounds in ${Math.round((Date.now() - startedAt) / 60_000)} minutes, none failed`)
