import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PdfPageContentCache } from './pdfPageContentCache'

const server = vi.hoisted(() => ({
  sizeBytes: 100,
  contentLength: undefined as number | undefined,
  requested: [] as number[],
  signal: undefined as AbortSignal | undefined,
  headers: {} as HeadersInit,
  fails: false,
}))
const parser = vi.hoisted(() => ({ items: [{ str: 'text' }] as unknown[], stop: vi.fn(), created: 0 }))

vi.mock('../../../generated/books/books', () => ({
  getBookPageRaw: async (
    _: string,
    page: number,
    { signal, headers, readBody }: RequestInit & { readBody: (response: Response) => Promise<Blob> },
  ) => {
    server.requested.push(page)
    server.signal = signal ?? undefined
    server.headers = headers ?? {}
    if (server.fails) throw new Error('unreachable')
    const responseHeaders = new Headers(server.contentLength ? { 'content-length': `${server.contentLength}` } : {})
    return readBody(new Response(new Uint8Array(server.sizeBytes), { headers: responseHeaders }))
  },
}))
vi.mock('./worker/pdfParser', () => ({
  PdfParser: class {
    parse = async () => ({ items: parser.items })
    stop = parser.stop
    constructor() {
      parser.created += 1
    }
  },
}))

let store: PdfPageContentCache
beforeEach(() => {
  Object.assign(server, { sizeBytes: 100, contentLength: undefined, requested: [], fails: false })
  parser.items = [{ str: 'text' }]
  store = new PdfPageContentCache('B')
})
afterEach(() => store.stop())

test('fetches a page once, even if the page is requested again while it loads', async () => {
  const first = store.load(1)
  expect(await Promise.all([first, store.load(1), first])).toHaveLength(3)
  await store.load(1)
  expect(server.requested).toEqual([1])
  expect(store.get(1)).toBeDefined()
  expect(store.get(2)).toBeUndefined()
})

test('names the opened file in the requests for its pages', async () => {
  await new PdfPageContentCache('B', 'hash').load(1)
  expect(server.headers).toEqual({ 'x-longbox-book-file': 'hash' })
})

test('fetches a page again after a failure', async () => {
  server.fails = true
  await expect(store.load(1)).rejects.toThrow('unreachable')
  server.fails = false
  await store.load(1)
  expect(server.requested).toEqual([1, 1])
})

test('caches a limited number of pages: the pages that were used last', async () => {
  await store.load(1)
  for (let page = 2; page <= 60; page++) {
    await store.load(page)
    await store.load(1)
  }
  const cached = Array.from({ length: 60 }, (_, index) => index + 1).filter(page => store.get(page))
  expect(cached.length).toBeLessThan(60)
  expect(cached).toContain(1)
  expect(cached).toContain(60)
  expect(cached).not.toContain(2)
})

test('rejects a page that is too large before reading it', async () => {
  server.contentLength = 1e12
  await expect(store.load(1)).rejects.toThrow('too large')
})

const loadPages = async (first: number, last: number) => {
  for (let page = first; page <= last; page++) await store.load(page)
}

test('recognizes a scanned book by the number and size of consecutive pages without text', async () => {
  parser.items = []
  server.sizeBytes = 4_000_000
  await loadPages(1, 5)
  expect(store.isScanned).toBe(false)
  await store.load(6)
  expect(store.isScanned).toBe(true)
  parser.items = [{ str: 'text' }]
  await store.load(7)
  expect(store.isScanned).toBe(false)
  parser.items = []
  await loadPages(8, 12)
  expect(store.isScanned).toBe(false)
})

test('a book with many small pages without text does not count as scanned', async () => {
  parser.items = []
  await loadPages(1, 20)
  expect(store.isScanned).toBe(false)
})

test('aborts requests and ends the worker after `stop`', async () => {
  await store.load(1)
  store.stop()
  expect(server.signal?.aborted).toBe(true)
  await vi.waitFor(() => expect(parser.stop).toHaveBeenCalled())
  store.start()
  const createdBefore = parser.created
  await store.load(2)
  expect(store.get(2)).toBeDefined()
  expect(parser.created).toBe(createdBefore + 1)
})
