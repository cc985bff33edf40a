import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type HttpHandler = (request: IncomingMessage, response: ServerResponse) => unknown

/**
 * Wraps a handler so that it handles the requests of a connection one after the other. Without this wrapper, Node
 * handles pipelined requests at the same time. When a client disconnects, Node emits no `close` event for waiting
 * responses, so their resources would never be released.
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
