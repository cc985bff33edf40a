/** `npm run dev`: the same three modes as `npm start`, with Vite's hot reload instead of a build. */
import { setUp } from './setup.mjs'

setUp()
const { register } = await import('tsx/esm/api')
register()
const { optionsOrGiveUp } = await import('../server/options.ts')
const options = optionsOrGiveUp(process.argv.slice(2))
const { serveForDevelopment } = await import('../server/dev.ts')
await serveForDevelopment(options)
