/**
 * `npm run soak [-- --sessions N] [--seed N]`: simulates random reading sessions, by default 1000. Checks that no
 * reading position is lost or replaced by an older position. `--seed N` without `--sessions` runs only the session with
 * this seed, for example to repeat a failure.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { checkNodeAndInstallPackages, getNodeModulesFilePath, projectRoot } from './setup.mjs'

const { values } = parseArgs({ options: { sessions: { type: 'string' }, seed: { type: 'string' } } })
const sessions = values.sessions ?? (values.seed === undefined ? '1000' : '1')
const seed = values.seed ?? String(Math.floor(Math.random() * 1_000_000))

checkNodeAndInstallPackages()
console.log(`${sessions} random sessions from seed ${seed}`)
const { status } = spawnSync(process.execPath, [getNodeModulesFilePath('vitest/vitest.mjs'), 'run', 'tests/soak'], {
  cwd: projectRoot,
  stdio: 'inherit',
  env: { ...process.env, SOAK_SESSIONS: sessions, SOAK_SEED: seed },
})
process.exit(status ?? 1)
