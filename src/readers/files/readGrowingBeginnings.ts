/**
 * Reads the beginning of a response body. Yields the first bytes of the body several times, each time up to the next
 * size. For example, the sizes 1,000 and 5,000 yield the first 1,000 bytes, and then the first 5,000 bytes. If the body
 * is shorter than a size, yields the whole body and ends. When the iteration ends, the transfer is canceled.
 * @param sizesBytes sizes in bytes, in ascending order
 * @throws the error of the transfer
 */
export async function* readGrowingBeginnings(
  response: Response,
  sizesBytes: readonly number[],
): AsyncGenerator<ArrayBuffer> {
  const reader = response.body?.getReader()
  if (!reader) return
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let readBytes = 0
  let isAtEnd = false
  try {
    for (const stepBytes of sizesBytes) {
      while (!isAtEnd && readBytes < stepBytes) {
        const { done, value } = await reader.read()
        isAtEnd = done
        if (!value) continue
        chunks.push(value)
        readBytes += value.byteLength
      }
      yield await new Blob(chunks).slice(0, stepBytes).arrayBuffer()
      if (isAtEnd) return
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}
