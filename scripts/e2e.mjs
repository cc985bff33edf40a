/**
 * `npm run test:e2e`: prepares and builds the project, then runs the end-to-end tests. Passes further arguments to
 * Playwright, for example `-- offline`.
 * The environment variable LONGBOX_BACKEND names a command that starts another server for the tests. tests/README.md
 * describes the arguments of this command and the required content of its server.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { suites } from './checks.mjs'
import { root, run, setUp } from './setup.mjs'

setUp()
const { ensureBrowser } = await import('./browser.mjs')
const { buildClient, buildServer } = await import('./build.mjs')
await ensureBrowser()
await buildServer()
await buildClient()
mkdirSync(join(root, '.cache'), { recursive: true })
const args = suites.find(({ command }) => command === 'test:e2e')?.args ?? []
process.exit(run(process.execPath, [...args, ...process.argv.slice(2)]))
