const bodilessStatuses = [204, 205, 304]

/**
 * Returns a copy of a response that reports the bytes of its body. Reading fails when the signal aborts.
 * @param onBytes receives the total number of decoded bytes; an exception ends the response and its transfer
 */
export function trackResponseBodyProgress(
  response: Response,
  signal: AbortSignal | undefined,
  onBytes: (totalBytes: number) => void,
): Response {
  // Returns a response without content unchanged. The Response constructor would throw for such a status, for example
  // 204.
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
