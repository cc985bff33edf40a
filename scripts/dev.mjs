/** `npm run dev`: serves the client with hot reload instead of a build. Takes the same options as `npm start`. */
import { prepareProject } from './setup.mjs'

prepareProject()
const { register } = await import('tsx/esm/api')
register()
const serverOptions = await import('../server/serverOptions.ts')
const options = serverOptions.parseServerOptionsOrExit(process.argv.slice(2))
const { serveForDevelopment } = await import('../server/serveForDevelopment.ts')
await serveForDevelopment(options)
