const streamed = new WeakSet<Response>()

/**
 * Marks a response whose body is created while it is sent. It gets no computed content tag, which would need the whole
 * body.
 */
export function markStreamed(response: Response): Response {
  streamed.add(response)
  return response
}

/** Whether `markStreamed` marked a response. */
export const isStreamed = (response: Response): boolean => streamed.has(response)
