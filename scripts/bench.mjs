/**
 * `npm run bench`: measures the performance of the built client in Chromium and prints a table. Exits with code 1 if a
 * measured value is above its limit or a group of benchmarks fails.
 */
import { checkNodeAndInstallPackages } from './setup.mjs'

checkNodeAndInstallPackages()
const { register } = await import('tsx/esm/api')
register()
const { buildClient, buildServer } = await import('./build.mjs')
await buildServer()
await buildClient()
await import('../tests/bench/runBenchmarks.ts')
