/**
 * Example of a command for LONGBOX_BACKEND: the mock server as a process of its own.
 *
 *     LONGBOX_BACKEND='node scripts/mock-backend.mjs' npm run test:e2e
 *
 * Gets `--host HOST --port PORT --data DIR` and `--scenario NAME` or `--library DIR` (for some tests also `--oauth2 NAME`), which
 * are options of the serving program. Answers only calls of the API, as a server without a client does.
 */
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './setup.mjs'

const { backendFor, optionsOrGiveUp } = await import(pathToFileURL(join(root, 'dist-server/main.js')).href)
const options = optionsOrGiveUp(process.argv.slice(2))
if (options.server) throw new Error('--server makes no sense for a backend.')
const backend = await backendFor(options)
const server = createServer((request, response) => backend.handle(request, response))
server.listen(options.port, options.host)

process.once('SIGTERM', async () => {
  server.close()
  server.closeAllConnections()
  await backend.close()
  process.exit(0)
})
