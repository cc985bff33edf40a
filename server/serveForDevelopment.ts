import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer as createVite, type ViteDevServer } from 'vite'
import type { ApiBackend } from './apiBackend'
import { sendEmptyResponse } from './clientFiles/clientResponseHeaders'
import { setBaseHref } from './clientFiles/createClientFileHandler'
import { createAllowedHostCheck } from './createAllowedHostCheck'
import { createGatewayHandler } from './createGatewayHandler'
import { formatServerAddresses } from './listServerAddresses'
import { addOperationHandlers, createApiBackend } from './main'
import { createProgramLog } from './operation/programLog'
import { getServerAddress, projectFolder, type ServerOptions, UsageError } from './serverOptions'
import { closeServerOnTermination, startHttpServer } from './startHttpServer'

/**
 * Serves the client from its sources with hot reload. Serves the backend on the same address. Exits the process with a
 * message after a UsageError.
 */
export async function serveForDevelopment(options: ServerOptions): Promise<void> {
  const log = createProgramLog(options.logFormat)
  try {
    let backend: Promise<ApiBackend> | undefined
    let viteServer: Promise<ViteDevServer> | undefined
    const { base, isTrusted } = options
    // The sources need the check of host names on each address: Vite also serves files that are not published.
    const isOwnHost = createAllowedHostCheck({ host: 'localhost', isTrusted })
    const gateway = createGatewayHandler({
      base,
      isTrusted,
      backend: async () => backend,
      client: async (request, response) => {
        if (isOwnHost?.(request.headers.host ?? '') === false) return sendEmptyResponse(response, 421)
        const vite = await viteServer
        vite?.middlewares(request, response, async () => {
          const page = readFileSync(join(projectFolder, 'index.html'), 'utf8')
          const html = await vite.transformIndexHtml(request.url ?? '/', setBaseHref(page, base))
          response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html)
        })
      },
    })
    const handle = await addOperationHandlers(options, log, { backend: async () => backend, gateway })
    const server = await startHttpServer(handle, { ...options, log })
    // Closes upgrade requests that Vite does not handle. Vite handles only upgrade requests for hot reload.
    server.on('upgrade', (request, socket) => {
      if (!String(request.headers['sec-websocket-protocol']).startsWith('vite-')) socket.destroy()
    })
    // The connection for hot reload uses the port of the page. The default port of Vite may belong to another dev
    // server.
    viteServer = createVite({
      root: projectFolder,
      base: `${base}/`,
      appType: 'custom',
      // Vite writes only its warnings and errors with the console functions that the log replaces.
      logLevel: options.logFormat === 'json' ? 'warn' : 'info',
      server: { middlewareMode: true, host: options.host, allowedHosts: true, hmr: { server } },
    })
    const vite = await viteServer
    backend = createApiBackend(options)
    const { title, close } = await backend
    closeServerOnTermination(server, async () => {
      await vite.close()
      await close()
    })
    log.info(
      'ready',
      { address: `${getServerAddress(options)}/` },
      `\n  Longbox, with hot reload: ${formatServerAddresses(options, ' '.repeat(28))}\n  ${title}\n`,
    )
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    log.error('start failed', { reason: error.message }, error.message)
    process.exit(1)
  }
}
