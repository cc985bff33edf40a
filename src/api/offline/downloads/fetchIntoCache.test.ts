// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { FakeCacheStorage } from '../../../../tests/harness/fakeCacheStorage'
import { ServerError } from '../../ServerError'
import { fetchIntoCache } from './fetchIntoCache'

afterEach(() => vi.unstubAllGlobals())

async function fetchMissing(path: string, status = 404, type = 'application/json') {
  vi.stubGlobal('fetch', async () => new Response('', { status, headers: { 'content-type': type } }))
  const cache = await new FakeCacheStorage().open('book')
  const address = `${location.origin}${path}`
  const stored = fetchIntoCache(cache as unknown as Cache, address, new AbortController().signal)
  const error: unknown = await stored.catch((reason: unknown) => reason)
  return { error, cachedStatus: (await cache.match(address))?.status }
}

test.each([
  '/api/v1/books/B/next',
  '/api/v1/books/B/previous',
  '/api/v1/books/B/thumbnail',
  '/api/v1/books/B/progression',
  '/api/v1/books/B/positions',
])('stores status 404 of %s', async path => {
  expect(await fetchMissing(path)).toEqual({ error: undefined, cachedStatus: 404 })
})

test.each([
  '/api/v1/books/B',
  '/api/v1/series/S',
  '/api/v1/books/B/pages',
  '/api/v1/books/B/manifest',
  '/api/v1/books/B/resource/text/a.xhtml',
  '/api/v1/books/B/pages/1',
  '/api/v1/books/B/pages/2?convert=jpeg',
])('rejects status 404 of %s', async path => {
  const { error, cachedStatus } = await fetchMissing(path)
  expect(error).toBeInstanceOf(ServerError)
  expect(error).toMatchObject({ status: 404 })
  expect(cachedStatus).toBeUndefined()
})

test.each([
  [503, 'text/html'],
  [522, 'text/html'],
  [404, 'text/plain'],
])('treats the status %i of a gateway as an unreachable server', async (status, type) => {
  const { error, cachedStatus } = await fetchMissing('/api/v1/books/B/next', status, type)
  expect(error).toMatchObject({ isServerUnreachable: true } satisfies Partial<ServerError>)
  expect(cachedStatus).toBeUndefined()
})
