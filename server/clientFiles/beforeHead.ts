import type { ServerResponse } from 'node:http'

/**
 * Lets headers be changed just before they are written, when all that was set is there.
 * @param change  gets the status of the answer
 * @returns the same answer
 */
export function beforeHead(response: ServerResponse, change: (status: unknown) => void): ServerResponse {
  const write = response.writeHead.bind(response) as (...all: unknown[]) => ServerResponse
  response.writeHead = (...all: unknown[]) => {
    change(all[0])
    return write(...all)
  }
  return response
}
