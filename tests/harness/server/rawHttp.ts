import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { afterEach } from 'vitest'

const open: { server: Server; sockets: Set<Socket> }[] = []
afterEach(() => {
  for (const { server, sockets } of open.splice(0)) {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
})

/**
 * Starts a TCP server on a free local port. The server stops after the test.
 * @returns address of the form `http://…`
 */
export async function startRawTcpServer(handle: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    handle(socket)
  })
  open.push({ server, sockets })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/**
 * `text` is everything that the server has sent until the connection ended or the timeout passed. `isClosed` is true if
 * the server has closed the connection.
 */
export type RawResponse = { readonly text: string; readonly isClosed: boolean }

/**
 * Sends bytes over a TCP connection without an HTTP client, so that tests can send invalid requests.
 * @param address `http://host:port`
 * @param request complete request, or only the beginning of a request
 * @param timeoutMs time in milliseconds after which the connection is closed
 */
export function sendRawRequest(address: string, request: string | Buffer, timeoutMs = 5_000): Promise<RawResponse> {
  const { hostname, port } = new URL(address)
  return new Promise(resolve => {
    const chunks: Buffer[] = []
    const socket = connect(Number(port), hostname, () => socket.write(request))
    const settle = (isClosed: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      resolve({ text: Buffer.concat(chunks).toString('latin1'), isClosed })
    }
    const timer = setTimeout(() => settle(false), timeoutMs)
    socket.on('data', chunk => chunks.push(chunk)).on('error', () => {})
    socket.once('close', () => settle(true))
  })
}

/** Parses all responses in a text: status, reason phrase and headers. Header names are in lower case. */
export function parseResponseHeads(text: string): { status: number; phrase: string; headers: Map<string, string> }[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) ([^\r]*)\r\n((?:[^\r\n]+\r\n)*)\r\n/g)].map(
    ([, status, phrase = '', lines = '']) => ({
      status: Number(status),
      phrase,
      headers: new Map(
        lines
          .trimEnd()
          .split('\r\n')
          .map(line => {
            const colon = line.indexOf(':')
            return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
          }),
      ),
    }),
  )
}
