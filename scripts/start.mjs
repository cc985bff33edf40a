/** `npm start`: all set-up, a build where one is due, then the program in server/main.ts. */
import { setUp } from './setup.mjs'

setUp()
const { register } = await import('tsx/esm/api')
register()
const { optionsOrGiveUp } = await import('../server/options.ts')
const options = optionsOrGiveUp(process.argv.slice(2))
const { build } = await import('./build.mjs')
build()
const { serve } = await import('../server/main.ts')
await serve(options)
