/**
 * `npm run test:e2e`: the end-to-end tests alone, after set-up and build. Further arguments go to Playwright, e.g. `-- offline`.
 * With the environment variable LONGBOX_BACKEND, the tests run against the server that this command starts; tests/README.md
 * describes what the command gets and what its server must hold.
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
