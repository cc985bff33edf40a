import { beforeEach, expect, test, vi } from 'vitest'
import { createBookArchiveReader } from './createBookArchiveReader'
import { createBookArchiveReaderForDownload } from './createBookArchiveReaderForDownload'

vi.mock('./createBookArchiveReader')

let body: ReadableStream<Uint8Array> | string

beforeEach(() => {
  vi.mocked(createBookArchiveReader).mockImplementation(() => async (path, readBody) => {
    if (path === 'missing;.png') return undefined
    return readBody(new Response(body, { headers: { 'content-type': 'image/svg+xml' } }))
  })
})

const read = (path: string) => createBookArchiveReaderForDownload('B', new AbortController().signal)(path)

test('responds with the file and its media type, as the server does', async () => {
  body = '<svg/>'
  const response = await read('a;b.svg')
  expect([response?.headers.get('content-type'), await response?.text()]).toEqual(['image/svg+xml', '<svg/>'])
})

test('returns nothing for a missing file, and for a file larger than 300 MB', async () => {
  expect(await read('missing;.png')).toBeUndefined()
  const chunk = new Uint8Array(10_000_000)
  let chunks = 0
  body = new ReadableStream({
    pull(stream) {
      chunks += 1
      stream.enqueue(chunk)
    },
  })
  expect(await read('bomb;.svg')).toBeUndefined()
  expect(chunks).toBeLessThan(35)
})
