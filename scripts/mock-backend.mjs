/**
 * Runs the mock server in its own process. The environment variable LONGBOX_BACKEND can contain this command, for
 * example `LONGBOX_BACKEND='node scripts/mock-backend.mjs' npm run test:e2e`. The command accepts options of the
 * Longbox server, such as `--port PORT` and `--scenario NAME`. The mock server serves only the API, not the client.
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
const providerOrigin = `http://localhost:${options.port}`
const server = createServer((request, response) => {
  separateSignInProvider(request, response)
  return backend.handle(request, response)
})
server.listen(options.port, options.host)

process.once('SIGTERM', async () => {
  server.close()
  server.closeAllConnections()
  await backend.close()
  process.exit(0)
})

/**
 * Serves the page of the simulated sign-in provider from the origin of the mock server, which is not the origin of the
 * client. A real sign-in provider is also on another origin than the client. On the origin of the client, the
 * Content-Security-Policy would block the form of the page. Call this function before the mock server responds.
 */
function separateSignInProvider(request, response) {
  const { pathname, searchParams } = new URL(request.url, providerOrigin)
  const isProviderPage = pathname.startsWith('/oauth2/provider/')
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) => {
    if (isProviderPage && /^(content-security-policy|cross-origin-opener-policy)$/i.test(name)) return response
    if (name !== 'location') return setHeader(name, value)
    const location = new URL(value, providerOrigin)
    if (isProviderPage) return setHeader(name, `${searchParams.get('redirect_uri')}${location.search}`)
    const isToProvider = pathname.startsWith('/oauth2/authorization/')
    const providerPath = location.pathname.replace(/^.*(?=\/oauth2\/provider\/)/, '')
    return setHeader(name, isToProvider ? `${providerOrigin}${providerPath}${location.search}` : value)
  }
}
