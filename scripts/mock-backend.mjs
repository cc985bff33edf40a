/**
 * Example of a command for the environment variable LONGBOX_BACKEND. Runs the mock server in its own process:
 * `LONGBOX_BACKEND='node scripts/mock-backend.mjs' npm run test:e2e`. Receives options of the Longbox server, such as
 * `--port PORT` and `--scenario NAME`. Serves only the API, not the client.
 */
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from './setup.mjs'

/** @type {typeof import('../server/main.ts')} */
const builtServer = await import(pathToFileURL(join(projectRoot, 'dist-server/main.js')).href)
const options = builtServer.parseServerOptionsOrExit(process.argv.slice(2))
if (options.server) throw new Error('--server is not allowed for a backend.')
const backend = await builtServer.createApiBackend(options)
const server = createServer((request, response) => backend.handle(request, response))
server.listen(options.port, options.host)

process.once('SIGTERM', async () => {
  server.close()
  server.closeAllConnections()
  await backend.close()
  process.exit(0)
})
