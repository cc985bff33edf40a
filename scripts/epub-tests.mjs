/**
 * `npm run epub-tests -- DIR`: opens each EPUB of a folder in the reader and checks the documents and the pixels of the
 * window. Writes docs/epub-conformance.md. Options: `--browser chromium|firefox|webkit`, `--screenshots DIR` stores the
 * screenshots, `--only PATTERN` selects tests by name.
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
