/**
 * `npm run epub-tests -- DIR`: opens each EPUB of a folder in the reader. Checks the HTML documents in the reader and
 * the pixels of the browser window. Writes docs/epub-conformance.md, except with `--only`. Options: `--browser
 * chromium|firefox|webkit` (browser to use), `--screenshots DIR` (folder in which to store screenshots), `--only
 * PATTERN` (names of the tests to run).
 */
import { statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkNodeAndInstallPackages, exitWithError } from './setup.mjs'

const { values, positionals } = parseArgs({
  options: {
    browser: { type: 'string', default: 'chromium' },
    screenshots: { type: 'string' },
    only: { type: 'string' },
  },
  allowPositionals: true,
})
const [folder] = positionals
if (!folder || !statSync(folder, { throwIfNoEntry: false })?.isDirectory())
  exitWithError('Name the folder that contains the EPUB tests: npm run epub-tests -- DIR')

checkNodeAndInstallPackages()
const { register } = await import('tsx/esm/api')
register()
const { buildClient, buildServer } = await import('./build.mjs')
await buildServer()
await buildClient()
const { runEpubTests } = await import('../tests/epub/runEpubTests.ts')
await runEpubTests({ folder, ...values })
