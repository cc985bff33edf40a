import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer as createVite, type ViteDevServer } from 'vite'
import type { ApiBackend } from './apiBackend'
import { setBaseHref } from './clientFiles/createClientFileHandler'
import { createGatewayHandler } from './createGatewayHandler'
import { formatServerAddresses } from './listServerAddresses'
import { createApiBackend } from './main'
import { projectFolder, type ServerOptions, UsageError } from './serverOptions'
import { closeServerOnTermination, startHttpServer } from './startHttpServer'

/**
 * Serves the client from its sources with hot reload. Serves the backend on the same address. Exits the process with a
 * message after a UsageError.
 */
export async function serveForDevelopment(options: ServerOptions): Promise<void> {
  try {
    let backend: Promise<ApiBackend> | undefined
    let viteServer: Promise<ViteDevServer> | undefined
    const { base, isTrusted } = options
    const front = createGatewayHandler({
      base,
      isTrusted,
      backend: async () => backend,
      client: async (request, response) => {
        const vite = await viteServer
        vite?.middlewares(request, response, async () => {
          const page = readFileSync(join(projectFolder, 'index.html'), 'utf8')
          const html = await vite.transformIndexHtml(request.url ?? '/', setBaseHref(page, base))
          response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html)
        })
      },
    })
    const server = await startHttpServer(front, options)
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
      server: { middlewareMode: true, host: options.host, hmr: { server } },
    })
    const vite = await viteServer
    backend = createApiBackend(options)
    const { title, close } = await backend
    closeServerOnTermination(server, async () => {
      await vite.close()
      await close()
    })
    console.log(`\n  Longbox, with hot reload: ${formatServerAddresses(options, ' '.repeat(28))}\n  ${title}\n`)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
