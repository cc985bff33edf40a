const streamedResponses = new WeakSet<Response>()

/**
 * Marks a response whose body is streamed. No ETag is computed for a marked response, but the response may have its own
 * ETag.
 */
export function markResponseWithoutEtag(response: Response): Response {
  streamedResponses.add(response)
  return response
}

/** Returns whether the response was marked by `markResponseWithoutEtag`. */
export const isResponseWithoutEtag = (response: Response): boolean => streamedResponses.has(response)
