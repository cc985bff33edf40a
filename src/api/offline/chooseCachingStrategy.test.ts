import { describe, expect, test } from 'vitest'
import { chooseCachingStrategy, findTargetOfProgressWrite } from './chooseCachingStrategy'

const strategyFor = (path: string, overrides: Partial<Parameters<typeof chooseCachingStrategy>[0]> = {}) =>
  chooseCachingStrategy({
    method: 'GET',
    path,
    isNavigation: false,
    bypassesCache: false,
    hasCredentials: false,
    ...overrides,
  })

describe('the caching strategy of the service worker', () => {
  test.each([
    ['/api/v1/books/B/pages/3', 'bookFile'],
    ['/api/v1/books/B/pages/3/raw', 'bookFile'],
    ['/api/v1/books/B/resource/OEBPS/chapter%201.xhtml', 'bookFile'],
    ['/api/v1/books/B/pages/3/thumbnail', 'small'],
    ['/api/v1/books/B', 'record'],
    ['/api/v1/books/B/pages', 'record'],
    ['/api/v1/books/B/manifest', 'record'],
    ['/api/v1/books/B/progression', 'record'],
    ['/api/v1/books/B/thumbnail', 'record'],
    ['/api/v1/series/S', 'record'],
    ['/api/v2/users/me', 'personal'],
    ['/api/v1/libraries', 'personal'],
    ['/assets/core.js', 'asset'],
  ])('%s: %s', (path, strategy) => {
    expect(strategyFor(path)).toBe(strategy)
  })

  test.each([
    '/api/v1/claim',
    '/sse/v1/events',
    '/api/v1/books/B/file',
    '/favicon.svg',
    '/api/v1/series/new',
    '/api/v1/series/updated',
    '/api/v1/series/latest',
    '/api/v1/series/release-dates',
    '/api/v1/series/alphabetical-groups',
    '/api/v1/books/latest',
    '/api/v1/books/ondeck',
    '/api/v1/books/duplicates',
  ])('leaves %s to the browser', path => expect(strategyFor(path)).toBeUndefined())

  test('handles page loads of the client, but not of server paths', () => {
    expect(strategyFor('/book/B/read', { isNavigation: true })).toBe('page')
    expect(strategyFor('/oauth2/authorization/home', { isNavigation: true })).toBeUndefined()
  })

  test('ignores writes except the sign-out', () => {
    expect(strategyFor('/api/v1/books/B/read-progress', { method: 'PATCH' })).toBeUndefined()
    expect(strategyFor('/api/logout', { method: 'POST' })).toBe('signOut')
  })

  test('uses no cached response for requests that bypass caches and for sign-ins', () => {
    expect(strategyFor('/api/v1/books/B', { bypassesCache: true })).toBeUndefined()
    expect(strategyFor('/api/v2/users/me', { hasCredentials: true })).toBe('signIn')
  })
})

test.each([
  ['PATCH', '/api/v1/books/B/read-progress', { bookId: 'B' }],
  ['PUT', '/api/v1/books/B/progression', { bookId: 'B' }],
  ['POST', '/api/v1/series/S/read-progress', { seriesId: 'S' }],
  ['DELETE', '/api/v1/series/S/read-progress', { seriesId: 'S' }],
  ['GET', '/api/v1/series/S/read-progress', undefined],
  ['PATCH', '/api/v1/series/S/metadata', undefined],
  ['PUT', '/api/v1/series/S/progression', undefined],
])('finds the book or series whose progress %s %s writes', (method, path, target) => {
  const found = findTargetOfProgressWrite(method, path)
  if (target) expect(found).toMatchObject(target)
  else expect(found).toBeUndefined()
})
