const streamedResponses = new WeakSet<Response>()

/** Marks a response whose body is created while it is sent. The server computes no ETag for it. */
export function markStreamedResponse(response: Response): Response {
  streamedResponses.add(response)
  return response
}

/** Returns whether the response was marked by `markStreamedResponse`. */
export const isStreamedResponse = (response: Response): boolean => streamedResponses.has(response)
