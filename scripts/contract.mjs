/**
 * `npm run contract -- --server URL`: compares the API contract with a running server. `CONTRACT_CHECK_USAGE` in
 * runContractCheck.ts lists the exit codes.
 */
import { join } from 'node:path'
import { checkNodeAndInstallPackages, projectRoot } from './setup.mjs'

checkNodeAndInstallPackages()
const { register } = await import('tsx/esm/api')
register()
const { findScreensUsingOperations } = await import('../tests/contract/server/findScreensUsingOperations.ts')
const { runContractCheck } = await import('../tests/contract/server/runContractCheck.ts')
process.exitCode = await runContractCheck(
  process.argv.slice(2),
  {
    fetch,
    apiKey: process.env.LONGBOX_API_KEY,
    findScreens: () => findScreensUsingOperations(join(projectRoot, 'src')),
  },
  { write: text => console.log(text), error: text => console.error(text) },
)
