/** Reads the body of a response. If the body is larger than `maxBytes`, aborts the transfer and returns undefined. */
export async function readResponseBodyWithSizeLimit(response: Response, maxBytes: number): Promise<Blob | undefined> {
  const reader = response.body?.getReader()
  if (!reader) return response.blob()
  if (Number(response.headers.get('content-length')) > maxBytes) {
    await reader.cancel()
    return undefined
  }
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    size += chunk.value.byteLength
    if (size > maxBytes) {
      await reader.cancel()
      return undefined
    }
    chunks.push(chunk.value)
  }
  return new Blob(chunks, { type: response.headers.get('content-type') ?? '' })
}
