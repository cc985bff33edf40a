const streamedResponses = new WeakSet<Response>()

/** Marks a response whose body is created while it is sent. Marked responses get no ETag. */
export function markResponseWithoutEtag(response: Response): Response {
  streamedResponses.add(response)
  return response
}

/** Returns whether the response was marked by `markResponseWithoutEtag`. */
export const isResponseWithoutEtag = (response: Response): boolean => streamedResponses.has(response)
