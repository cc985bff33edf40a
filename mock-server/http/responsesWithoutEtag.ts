const streamedResponses = new WeakSet<Response>()

/**
 * Marks a response whose body is streamed. The server does not compute an ETag for a marked response. If the request
 * handler has set an ETag, the server uses this ETag.
 */
export function markResponseWithoutEtag(response: Response): Response {
  streamedResponses.add(response)
  return response
}

/** Returns whether the response was marked by `markResponseWithoutEtag`. */
export const isResponseWithoutEtag = (response: Response): boolean => streamedResponses.has(response)
