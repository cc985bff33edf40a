/** `npm run bench`: measures the built client in Chromium and prints a table; exit code 1 when a bound is not met. */
import { setUp } from './setup.mjs'

setUp()
const { register } = await import('tsx/esm/api')
register()
const { buildClient, buildServer } = await import('./build.mjs')
await buildServer()
await buildClient()
await import('../tests/bench/main.ts')
