const bodilessStatuses = [204, 205, 304]

/**
 * Returns a copy of a response that reports the bytes of its body. Reading fails when the signal aborts.
 * @param onBytes receives the total number of decoded bytes; an exception ends the response and its transfer
 */
export function watchResponseBody(
  response: Response,
  signal: AbortSignal | undefined,
  onBytes: (totalBytes: number) => void,
): Response {
  // In Chromium, a response without content has an empty body. The Response constructor rejects a body for such a
  // status.
  if (!response.body || bodilessStatuses.includes(response.status)) return response
  let totalBytes = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      totalBytes += chunk.length
      onBytes(totalBytes)
      controller.enqueue(chunk)
    },
  })
  return new Response(response.body.pipeThrough(counter, { signal }), response)
}
