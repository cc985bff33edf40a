import { createServer, request } from 'node:http'
import { freePort } from '../harness/server/startLongbox'

/** A way to a server on which each answer comes later, as over a network. */
export interface Delayed {
  readonly url: string
  stop(): Promise<void>
}

/**
 * @param target  address of the server
 * @param delay   added to each answer, in milliseconds
 */
export async function delayed(target: string, delay: number): Promise<Delayed> {
  const port = await freePort()
  const { hostname, port: targetPort } = new URL(target)
  const server = createServer((asked, answer) => {
    const { method, url, headers } = asked
    const onward = request({ hostname, port: targetPort, method, path: url, headers }, came => {
      setTimeout(() => {
        answer.writeHead(came.statusCode ?? 502, came.headers)
        came.pipe(answer)
      }, delay)
    })
    onward.on('error', () => answer.destroy())
    answer.on('close', () => onward.destroy())
    asked.pipe(onward)
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
