import { createServer, request } from 'node:http'
import { findFreePort } from '../harness/server/startLongbox'

/** Proxy that simulates a slow network. The proxy delays each response by a fixed time. */
export interface DelayProxy {
  readonly url: string
  stop(): Promise<void>
}

/**
 * Starts a proxy that delays each response.
 * @param target address of the upstream server
 * @param delayMs delay of each response in milliseconds
 */
export async function startDelayProxy(target: string, delayMs: number): Promise<DelayProxy> {
  const port = await findFreePort()
  const { hostname, port: targetPort } = new URL(target)
  const server = createServer((incoming, response) => {
    const { method, url, headers } = incoming
    const outgoing = request({ hostname, port: targetPort, method, path: url, headers }, upstream => {
      setTimeout(() => {
        response.writeHead(upstream.statusCode ?? 502, upstream.headers)
        upstream.pipe(response)
      }, delayMs)
    })
    outgoing.on('error', () => response.destroy())
    response.on('close', () => outgoing.destroy())
    incoming.pipe(outgoing)
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
