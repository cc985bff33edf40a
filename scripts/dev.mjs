/** `npm run dev`: serves the client from its sources with hot reload. The options are those of `npm start`. */
import { checkNodeAndInstallPackages } from './setup.mjs'

checkNodeAndInstallPackages()
const { register } = await import('tsx/esm/api')
register()
const { runLongboxCommand } = await import('../server/main.ts')
const { serveForDevelopment } = await import('../server/serveForDevelopment.ts')
await runLongboxCommand(process.argv.slice(2), undefined, serveForDevelopment)
