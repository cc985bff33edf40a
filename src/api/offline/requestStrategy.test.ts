import { describe, expect, test } from 'vitest'
import { requestStrategy } from './requestStrategy'

const ask = (path: string, more: Partial<Parameters<typeof requestStrategy>[0]> = {}) =>
  requestStrategy({ method: 'GET', path, isNavigation: false, fresh: false, hasCredentials: false, ...more })

describe('what the service worker does with a request', () => {
  test.each([
    ['/api/v1/books/B/pages/3', 'picture'],
    ['/api/v1/books/B/resource/OEBPS/chapter%201.xhtml', 'picture'],
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
  ])('%s: %s', (path, way) => {
    expect(ask(path)).toBe(way)
  })

  test.each(['/api/v1/claim', '/sse/v1/events', '/api/v1/books/B/file', '/favicon.svg'])(
    'leaves %s to the browser',
    path => expect(ask(path)).toBeUndefined(),
  )

  test('a page of the client is kept, an address of the server is not', () => {
    expect(ask('/book/B/read', { isNavigation: true })).toBe('page')
    expect(ask('/oauth2/authorization/home', { isNavigation: true })).toBeUndefined()
  })

  test('what writes passes by; only signing out is heard', () => {
    expect(ask('/api/v1/books/B/read-progress', { method: 'PATCH' })).toBeUndefined()
    expect(ask('/api/logout', { method: 'POST' })).toBe('farewell')
  })

  test('where the server alone is to say it, nothing that is kept does; nor to who signs in with a password', () => {
    expect(ask('/api/v1/books/B', { fresh: true })).toBeUndefined()
    expect(ask('/api/v2/users/me', { hasCredentials: true })).toBe('signIn')
  })
})
