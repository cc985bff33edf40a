import type { ServerResponse } from 'node:http'

/**
 * Calls a function just before the head of a response is written, so that the function can change the final headers.
 * @param change receives the status of the response
 * @returns the same response
 */
export function runBeforeResponseHead(response: ServerResponse, change: (status: unknown) => void): ServerResponse {
  const write = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = (...args: unknown[]) => {
    change(args[0])
    return write(...args)
  }
  return response
}
