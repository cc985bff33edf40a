/**
 * `npm run test:delivery`: runs some end-to-end tests against the static build behind nginx, Caddy and Apache. These
 * web servers must be installed. `-- nginx` selects a web server. Other names select test files. Options go to
 * Playwright.
 */
import {
  checkNodeAndInstallPackages,
  exitWithError,
  getNodeModulesFilePath,
  projectRoot,
  runCommand,
} from './setup.mjs'
import { requireInstalledWebServers, WEB_SERVER_NAMES } from './static-site/installedWebServers.mjs'

const TEST_FILES = [
  'delivery/webServers',
  'connection/servedFiles',
  'connection/signInAndSession',
  'connection/offline',
  'connection/lostConnection',
  'connection/buildReplacedWhileReading',
  'connection/plainHttp',
  'lists/dashboardShelves',
  'editing/posters',
  'reading/comicReader',
  'reading/epubReader',
  'reading/annotationsOnTwoDevices',
]

checkNodeAndInstallPackages()
const args = process.argv.slice(2)
const isFront = arg => WEB_SERVER_NAMES.includes(arg)
const fronts = WEB_SERVER_NAMES.filter(front => args.includes(front) || !args.some(isFront))
try {
  requireInstalledWebServers(fronts)
} catch (error) {
  exitWithError(error.message)
}
const { installChromiumIfMissing } = await import('./chromium.mjs')
const { buildClient, buildServer } = await import('./build.mjs')
await installChromiumIfMissing()
await buildServer()
await buildClient()
const selected = args.filter(arg => !isFront(arg))
const failed = fronts.filter(front => {
  console.log(`\nThe static build behind ${front}`)
  const env = { ...process.env, LONGBOX_FRONT: front, LONGBOX_BACKEND: 'node scripts/mock-backend.mjs' }
  const files = selected.some(arg => !arg.startsWith('-')) ? selected : [...TEST_FILES, ...selected]
  const playwright = [getNodeModulesFilePath('playwright/cli.js'), 'test', ...files]
  return runCommand(process.execPath, playwright, { cwd: projectRoot, env }) !== 0
})
for (const front of failed) console.error(`FAILED behind ${front}`)
process.exit(failed.length === 0 ? 0 : 1)
