/**
 * `npm run test:e2e`: prepares and builds the project, then runs the end-to-end tests. Passes further arguments to
 * Playwright, for example `-- offline`.
 * The environment variable LONGBOX_BACKEND names a command that starts another server for the tests. tests/README.md
 * describes the arguments of this command and the required content of its server.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { testSuites } from './checks.mjs'
import { prepareProject, projectRoot, runCommand } from './setup.mjs'

prepareProject()
const { ensureBrowser } = await import('./browser.mjs')
const { buildClient, buildServer } = await import('./build.mjs')
await ensureBrowser()
await buildServer()
await buildClient()
mkdirSync(join(projectRoot, '.cache'), { recursive: true })
const args = testSuites.find(({ command }) => command === 'test:e2e')?.args ?? []
process.exit(runCommand(process.execPath, [...args, ...process.argv.slice(2)]))
