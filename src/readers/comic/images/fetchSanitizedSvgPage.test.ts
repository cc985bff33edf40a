import { afterEach, expect, test, vi } from 'vitest'
import { fetchSanitizedSvgPage } from './fetchSanitizedSvgPage'

vi.mock('../../epub/sanitize/sanitizeEpubResource', () => ({ sanitizeSvg: async (drawing: Blob) => drawing }))

afterEach(() => vi.unstubAllGlobals())

/** Fetches an SVG page. Returns the fingerprint of the book file in the request, and the cache mode of the request. */
async function requestSvgPage(fingerprint?: string): Promise<{ file: string | null; cache: string | undefined }> {
  const fetch = vi.fn(
    async (_url: string, _init?: RequestInit) =>
      new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } }),
  )
  vi.stubGlobal('location', new URL('http://longbox.test/'))
  vi.stubGlobal('fetch', fetch)
  expect(await fetchSanitizedSvgPage('B', 3, fingerprint)).toMatch(/^blob:/)
  const [url, init] = fetch.mock.calls[0] ?? []
  expect(url).toMatch(/\/api\/v1\/books\/B\/pages\/3$/)
  return { file: new Headers(init?.headers).get('x-longbox-book-file'), cache: init?.cache }
}

test('names the opened book file in the request, and does not use the cached page of another file', async () => {
  expect(await requestSvgPage('hash')).toEqual({ file: 'hash', cache: 'no-cache' })
})

test('names no book file if the device stores no pages of another file', async () => {
  expect(await requestSvgPage()).toEqual({ file: null, cache: 'default' })
})
