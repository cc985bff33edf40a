/** `npm run dev`: serves the client with hot reload instead of a build. Takes the same options as `npm start`. */
import { setUp } from './setup.mjs'

setUp()
const { register } = await import('tsx/esm/api')
register()
const serverOptions = await import('../server/options.ts')
const options = serverOptions.parseServerOptionsOrExit(process.argv.slice(2))
const { serveForDevelopment } = await import('../server/dev.ts')
await serveForDevelopment(options)
