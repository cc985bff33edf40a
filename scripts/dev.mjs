/** `npm run dev`: serves the client from its sources with hot reload. The options are those of `npm start`. */
import { checkNodeAndInstallPackages } from './setup.mjs'

checkNodeAndInstallPackages()
const { register } = await import('tsx/esm/api')
register()
const serverOptions = await import('../server/serverOptions.ts')
const options = serverOptions.parseServerOptionsOrExit(process.argv.slice(2))
const { serveForDevelopment } = await import('../server/serveForDevelopment.ts')
await serveForDevelopment(options)
