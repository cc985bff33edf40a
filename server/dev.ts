import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer as createVite, type ViteDevServer } from 'vite'
import type { Backend } from './backend'
import { withBase } from './clientFiles/clientFiles'
import { frontHandler } from './frontHandler'
import { endWith, listen } from './listen'
import { createApiBackend } from './main'
import { addressOf, type Options, projectDir, UserError } from './options'

/**
 * Serves the client from its sources with hot reload, and the same backend as `serveLongbox`, on one address. Exits the
 * process with a message after a UserError.
 */
export async function serveForDevelopment(options: Options): Promise<void> {
  try {
    let backend: Promise<Backend> | undefined
    let viteServer: Promise<ViteDevServer> | undefined
    const { base, isTrusted } = options
    const front = frontHandler({
      base,
      isTrusted,
      backend: async () => backend,
      client: async (request, response) => {
        const vite = await viteServer
        vite?.middlewares(request, response, async () => {
          const page = readFileSync(join(projectDir, 'index.html'), 'utf8')
          const html = await vite.transformIndexHtml(request.url ?? '/', withBase(page, base))
          response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html)
        })
      },
    })
    const server = await listen(front, options)
    // Vite handles its own upgrade requests (hot reload) and ignores others, which would stay open.
    server.on('upgrade', (request, socket) => {
      if (!String(request.headers['sec-websocket-protocol']).startsWith('vite-')) socket.destroy()
    })
    // Hot reload uses the same port: the default port of Vite would be in use when two of these programs run.
    viteServer = createVite({
      root: projectDir,
      base: `${base}/`,
      appType: 'custom',
      server: { middlewareMode: true, host: options.host, hmr: { server } },
    })
    const vite = await viteServer
    backend = createApiBackend(options)
    const { title, close } = await backend
    endWith(server, async () => {
      await vite.close()
      await close()
    })
    console.log(`\n  Longbox, with hot reload: ${addressOf(options)}/\n  ${title}\n`)
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
