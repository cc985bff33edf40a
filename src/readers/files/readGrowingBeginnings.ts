/**
 * Reads the beginning of a response body, in steps. Yields the bytes up to the first size, then the bytes up to the
 * second size, and so on. If the body ends before a size, this step contains the whole body and is the last. When the
 * iteration ends, the transfer is aborted.
 * @param sizesBytes increasing sizes in bytes
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
