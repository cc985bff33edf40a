/** `npm run bench`: measures the built client in Chromium and prints a table; exits with code 1 when a bound is exceeded. */
import { prepareProject } from './setup.mjs'

prepareProject()
const { register } = await import('tsx/esm/api')
register()
const { buildClient, buildServer } = await import('./build.mjs')
await buildServer()
await buildClient()
await import('../tests/bench/runBenchmarks.ts')
