/**
 * `npm run test:e2e`: builds the project, then runs the end-to-end tests. Passes further arguments to Playwright, for
 * example `-- offline`. If the environment variable LONGBOX_BACKEND contains a command, the tests use the server that
 * this command starts (see tests/README.md).
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { testSuites } from './checks/checkDefinitions.mjs'
import { checkNodeAndInstallPackages, projectRoot, runCommand } from './setup.mjs'

checkNodeAndInstallPackages()
const { installChromiumIfMissing } = await import('./chromium.mjs')
const { buildClient, buildServer } = await import('./build.mjs')
await installChromiumIfMissing()
await buildServer()
await buildClient()
mkdirSync(join(projectRoot, '.cache'), { recursive: true })
const args = testSuites.find(({ command }) => command === 'test:e2e')?.args ?? []
process.exit(runCommand(process.execPath, [...args, ...process.argv.slice(2)]))
