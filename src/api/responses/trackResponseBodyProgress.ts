const bodilessStatuses = [204, 205, 304]

/**
 * Returns a copy of a response, or the response itself if it has no content. The copy calls `onBytes` while its body is
 * read. Reading the body of the copy fails when the signal aborts.
 * @param onBytes receives the total number of decoded bytes. If `onBytes` throws, the transfer of the response ends.
 */
export function trackResponseBodyProgress(
  response: Response,
  signal: AbortSignal | undefined,
  onBytes: (totalBytes: number) => void,
): Response {
  // If the response has no content, returns the response itself. The Response constructor throws an error if it
  // receives a body and a status such as 204.
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
