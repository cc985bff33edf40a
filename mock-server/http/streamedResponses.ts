const streamedResponses = new WeakSet<Response>()

/**
 * Marks a response whose body is created while it is sent. It gets no computed content tag, which would need the whole
 * body.
 */
export function markStreamedResponse(response: Response): Response {
  streamedResponses.add(response)
  return response
}

/** Returns whether `markStreamedResponse` marked a response. */
export const isStreamedResponse = (response: Response): boolean => streamedResponses.has(response)
