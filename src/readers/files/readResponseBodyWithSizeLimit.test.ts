import { describe, expect, test } from 'vitest'
import { readResponseBodyWithSizeLimit } from './readResponseBodyWithSizeLimit'

const CHUNK_BYTES = 1_000

/** Creates a response with an endless body. `sentBytes` returns the number of bytes that the body has produced. */
function createEndlessResponse(headers: Record<string, string> = {}) {
  let sent = 0
  let isCancelled = false
  const body = new ReadableStream<Uint8Array>(
    {
      pull(stream) {
        sent += CHUNK_BYTES
        stream.enqueue(new Uint8Array(CHUNK_BYTES))
      },
      cancel() {
        isCancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  return { response: new Response(body, { headers }), sentBytes: () => sent, isCancelled: () => isCancelled }
}

describe('a response body above the size limit', () => {
  test('ends the transfer at the first byte above the limit', async () => {
    const { response, sentBytes, isCancelled } = createEndlessResponse()
    expect(await readResponseBodyWithSizeLimit(response, 10 * CHUNK_BYTES)).toBeUndefined()
    expect([sentBytes(), isCancelled()]).toEqual([11 * CHUNK_BYTES, true])
  })

  test('is not read if the server announces its size', async () => {
    const { response, sentBytes, isCancelled } = createEndlessResponse({ 'content-length': '10001' })
    expect(await readResponseBodyWithSizeLimit(response, 10 * CHUNK_BYTES)).toBeUndefined()
    expect([sentBytes(), isCancelled()]).toEqual([0, true])
  })
})

test('a response body with exactly the maximum size is read completely', async () => {
  const response = new Response('12345', { headers: { 'content-type': 'text/css' } })
  const file = await readResponseBodyWithSizeLimit(response, 5)
  expect([await file?.text(), file?.type]).toEqual(['12345', 'text/css'])
})
