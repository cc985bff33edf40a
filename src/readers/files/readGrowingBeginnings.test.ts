import { expect, test } from 'vitest'
import { readGrowingBeginnings } from './readGrowingBeginnings'

/**
 * Creates a response with a body of `bytes` bytes in chunks of 1,000 bytes. `state` shows how many bytes the client has
 * read, and whether the client has canceled the transfer.
 */
function createResponse(bytes: number) {
  const state = { sentBytes: 0, isCancelled: false }
  const body = new ReadableStream<Uint8Array>(
    {
      pull(stream) {
        if (state.sentBytes >= bytes) return stream.close()
        const chunk = new Uint8Array(Math.min(1_000, bytes - state.sentBytes)).fill((state.sentBytes / 1_000) % 256)
        state.sentBytes += chunk.length
        stream.enqueue(chunk)
      },
      cancel() {
        state.isCancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  return { response: new Response(body), state }
}

async function collectSizes(response: Response, sizesBytes: readonly number[]): Promise<readonly number[]> {
  const sizes: number[] = []
  for await (const beginning of readGrowingBeginnings(response, sizesBytes)) sizes.push(beginning.byteLength)
  return sizes
}

test('yields a beginning of each size, and aborts the transfer after the last size', async () => {
  const { response, state } = createResponse(9_000_000)
  expect(await collectSizes(response, [128_000, 512_000, 2_000_500])).toEqual([128_000, 512_000, 2_000_500])
  expect(state).toEqual({ sentBytes: 2_001_000, isCancelled: true })
})

test('each beginning contains the bytes of the body from its first byte', async () => {
  for await (const beginning of readGrowingBeginnings(createResponse(9_000_000).response, [128_000, 600_000])) {
    const bytes = new Uint8Array(beginning)
    expect([bytes[0], bytes[1_000], bytes[127_999]]).toEqual([0, 1, 127])
  }
})

test('ends with the whole body if the body is smaller than a size', async () => {
  expect(await collectSizes(createResponse(300_000).response, [128_000, 2_000_000, 9_000_000])).toEqual([
    128_000, 300_000,
  ])
  expect(await collectSizes(createResponse(90_000).response, [100_000])).toEqual([90_000])
  expect(await collectSizes(new Response(null), [100_000])).toEqual([])
})

test('aborts the transfer when the caller needs no more bytes', async () => {
  const { response, state } = createResponse(9_000_000)
  for await (const _ of readGrowingBeginnings(response, [128_000, 2_000_000])) break
  expect(state).toEqual({ sentBytes: 128_000, isCancelled: true })
})
