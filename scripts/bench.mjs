/** `npm run bench`: measures the built client in Chromium and prints a table; exit code 1 when a bound is not met. */
import { setUp } from './setup.mjs'

setUp()
const { register } = await import('tsx/esm/api')
register()
const { build } = await import('./build.mjs')
build()
await import('../tests/bench/main.ts')
