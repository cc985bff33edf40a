import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type Options, UserError } from './options'

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown

/** Listens, or throws UserError with the sentence that says why not. A fault in one answer does not end the others. */
export function listen(handle: Handle, { port, host }: Pick<Options, 'port' | 'host'>): Promise<Server> {
  const server = createServer(async (request, response) => {
    try {
      await handle(request, response)
    } catch (error) {
      console.error(`${request.method} ${request.url}:`, error)
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    }
  })
  server.keepAliveTimeout = 65_000
  server.requestTimeout = 0
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new UserError(reasonOf(error, host, port))))
    server.listen(port, host, () => resolve(server))
  })
}

function reasonOf(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is already in use; choose another with --port.`
  if (error.code === 'EACCES') return `Port ${port} may not be used by this account; choose another with --port.`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') return `${host} is not an address of this machine.`
  return `Cannot listen on ${host}:${port}: ${error.message}.`
}

/** Calls `close` once when the program is told to end, then ends it. */
export function endWith(server: Server, close: () => Promise<void>): void {
  let ending = false
  const end = async () => {
    if (ending) return
    ending = true
    server.close()
    server.closeAllConnections()
    await close()
    process.exit(0)
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
}
