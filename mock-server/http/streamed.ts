const streamed = new WeakSet<Response>()

/** Marks a response whose body is produced while it is sent: it gets no content tag, as that needs the whole body. */
export function markStreamed(response: Response): Response {
  streamed.add(response)
  return response
}

/** Whether a response was marked by `markStreamed`. */
export const isStreamed = (response: Response): boolean => streamed.has(response)
