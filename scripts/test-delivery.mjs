/**
 * `npm run test:delivery`: runs end-to-end tests against the static build behind nginx, Caddy and Apache. These web
 * servers must be installed. An argument such as `nginx` selects a web server. Other names select test files, and
 * `--all` selects all test files. By default, only some test files run. Playwright receives all options. Write an
 * option with a value as `--grep=VALUE`.
 */
import {
  checkNodeAndInstallPackages,
  exitWithError,
  getNodeModulesFilePath,
  projectRoot,
  runCommand,
} from './setup.mjs'
import { requireInstalledWebServers } from './static-site/installedWebServers.mjs'
import { parseDeliveryTestArguments } from './static-site/parseDeliveryTestArguments.mjs'

/** @returns {ReturnType<typeof parseDeliveryTestArguments>} */
function readArguments() {
  try {
    const selection = parseDeliveryTestArguments(process.argv.slice(2))
    requireInstalledWebServers(selection.webServers)
    return selection
  } catch (error) {
    return exitWithError(error.message)
  }
}

checkNodeAndInstallPackages()
const { webServers, playwright } = readArguments()
const { installChromiumIfMissing } = await import('./chromium.mjs')
const { buildClient, buildServer } = await import('./build.mjs')
await installChromiumIfMissing()
await buildServer()
await buildClient()
const failed = webServers.filter(front => {
  console.log(`\nThe static build behind ${front}`)
  const env = { ...process.env, LONGBOX_FRONT: front, LONGBOX_BACKEND: 'node scripts/mock-backend.mjs' }
  const command = [getNodeModulesFilePath('playwright/cli.js'), 'test', ...playwright]
  return runCommand(process.execPath, command, { cwd: projectRoot, env }) !== 0
})
for (const front of failed) console.error(`FAILED behind ${front}`)
process.exit(failed.length === 0 ? 0 : 1)
