import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type HttpHandler = (request: IncomingMessage, response: ServerResponse) => unknown

/**
 * Wraps a handler so that the handler receives the requests of a connection in sequence. Some clients send several
 * requests without waiting for the responses (pipelining). Without this wrapper, the handler would receive these
 * requests at the same time. If the client then disconnected, Node would emit the event `close` only for the response
 * that is next in the sequence. As a result, the resources of the later responses would never be released.
 * @param maxWaiting maximum number of waiting requests per connection. A connection with more waiting requests is
 *   closed.
 */
export function serializePipelinedRequests(handle: HttpHandler, maxWaiting: number): HttpHandler {
  const queues = new WeakMap<Socket, (() => void)[]>()
  const begin = (request: IncomingMessage, response: ServerResponse) => {
    response.once('close', () => endTurn(request.socket))
    return handle(request, response)
  }
  const endTurn = (socket: Socket) => {
    const next = queues.get(socket)?.shift()
    if (next === undefined) queues.delete(socket)
    else if (!socket.destroyed) next()
  }
  return (request, response) => {
    const { socket } = request
    const queue = queues.get(socket)
    if (queue === undefined) {
      queues.set(socket, [])
      return begin(request, response)
    }
    if (queue.length >= maxWaiting) return socket.destroy()
    queue.push(() => begin(request, response))
  }
}
