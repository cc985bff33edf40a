// @vitest-environment jsdom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('longboxEarlyFetch', undefined)
  vi.resetModules()
  fetched.mockReset()
  localStorage.clear()
  document.head.innerHTML = '<base href="/">'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function openUrl(url: string, respond: () => Response = signedIn, book: object = { media: {} }) {
  history.replaceState(null, '', url)
  fetched.mockImplementation(async url => (String(url).endsWith('/users/me') ? respond() : Response.json(book)))
  await import('./earlyFetchScript')
  await vi.waitFor(() => expect(fetched.mock.settledResults.length).toBe(fetched.mock.calls.length))
  await Promise.resolve()
  return fetched.mock.calls.map(([url]) => new URL(String(url)).pathname)
}
const signedIn = () => Response.json({ id: 'U1' })

test('fetches the user, then the settings that determine the rows of the dashboard', async () => {
  expect(await openUrl('/dashboard')).toEqual(['/api/v2/users/me', '/api/v1/client-settings/user/list'])
  vi.resetModules()
  fetched.mockClear()
  expect(await openUrl('/dashboard', () => new Response('', { status: 401 }))).toEqual(['/api/v2/users/me'])
})

test('fetches the user, then the book of the URL', async () => {
  expect(await openUrl('/account')).toEqual(['/api/v2/users/me'])
  vi.resetModules()
  fetched.mockClear()
  expect(await openUrl('/book/0AB/read?page=3')).toEqual([
    '/api/v2/users/me',
    '/api/v1/books/0AB',
    '/api/v1/books/0AB/pages',
  ])
  vi.resetModules()
  fetched.mockClear()
  expect(await openUrl('/book/0AB/read-epub')).toEqual([
    '/api/v2/users/me',
    ...['', '/manifest', '/progression', '/positions'].map(part => `/api/v1/books/0AB${part}`),
  ])
})

test.each([
  ['read', ['', '/pages']],
  ['read-epub', ['', '/manifest', '/progression', '/positions']],
])('sends all calls of the reader "%s" at once, while the book does not arrive', async (reader, endpoints) => {
  history.replaceState(null, '', `/book/0AB/${reader}`)
  fetched.mockImplementation(url =>
    String(url).endsWith('/users/me') ? Promise.resolve(signedIn()) : new Promise<Response>(() => {}),
  )
  await import('./earlyFetchScript')
  const paths = () => fetched.mock.calls.map(([url]) => new URL(String(url)).pathname)
  await vi.waitFor(() => expect(paths().slice(1)).toEqual(endpoints.map(part => `/api/v1/books/0AB${part}`)))
})

test('fetches the first page of a comic after its record', async () => {
  const imageUrls: string[] = []
  vi.stubGlobal(
    'Image',
    class {
      set src(url: string) {
        imageUrls.push(url)
      }
    },
  )
  const media = { status: 'READY', pagesCount: 20, mediaProfile: 'DIVINA' }
  const book = { media, readProgress: { page: 7, completed: false } }
  for (const [url, page] of [
    ['/book/0AB/read', 7],
    ['/book/0AB/read?page=3', 3],
  ] as const) {
    vi.resetModules()
    await openUrl(url, signedIn, book)
    await vi.waitFor(() => expect(imageUrls.splice(0)).toEqual([`/api/v1/books/0AB/pages/${page}`]))
  }
  vi.resetModules()
  await openUrl('/book/0AB/read-epub', signedIn, book)
  for (const override of [{ mediaProfile: 'EPUB' }, { status: 'ERROR', pagesCount: 0 }]) {
    vi.resetModules()
    await openUrl('/book/0AB/read', signedIn, { media: { ...media, ...override } })
  }
  expect(imageUrls).toEqual([])
})

test('fetches no book without a session or with pending progress', async () => {
  const signedOut = () => new Response('', { status: 401 })
  expect(await openUrl('/book/0AB/read', signedOut)).toEqual(['/api/v2/users/me'])
  vi.resetModules()
  fetched.mockClear()
  const ended = () => new Response('This session has been expired', { headers: { 'content-type': 'text/plain' } })
  expect(await openUrl('/book/0AB/read', ended)).toEqual(['/api/v2/users/me'])
  vi.resetModules()
  fetched.mockClear()
  localStorage.setItem('longbox.unsent', '["unsent.U1.0AB"]')
  expect(await openUrl('/book/0AB/read')).toEqual(['/api/v2/users/me'])
})

test('fetches nothing for a session token in the URL or an OAuth2 redirect', async () => {
  expect(await openUrl('/book/0AB/read?xAuthToken=7')).toEqual([])
  vi.resetModules()
  expect(await openUrl('/?server_redirect=Y')).toEqual([])
})

test('only the first call for the same path uses the early response; a call with headers sends its own request', async () => {
  await openUrl('/account')
  const { http } = await import('./api/http')
  await http('/api/v2/users/me', { method: 'GET', headers: { Authorization: 'Basic eA==' } })
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(await http('/api/v2/users/me', { method: 'GET' })).toEqual({ id: 'U1' })
  expect(fetched).toHaveBeenCalledTimes(2)
  await http('/api/v2/users/me', { method: 'GET' })
  expect(fetched).toHaveBeenCalledTimes(3)
})

test('does not fetch paths that the app has already requested, and leaves no unused responses', async () => {
  history.replaceState(null, '', '/book/0AB/read')
  let respond = (_: Response) => {}
  const pendingUser = new Promise<Response>(resolve => {
    respond = resolve
  })
  fetched.mockImplementation(async url => (String(url).endsWith('/me') ? pendingUser : Response.json({ media: {} })))
  await import('./earlyFetchScript')
  const { http } = await import('./api/http')
  await http('/api/v1/books/0AB', { method: 'GET' })
  respond(signedIn())
  const countRequests = (end: string) => fetched.mock.calls.filter(([url]) => String(url).endsWith(end)).length
  await vi.waitFor(() => expect(countRequests('/pages')).toBe(1))
  expect(countRequests('/0AB')).toBe(1)
  await http('/api/v1/books/0AB', { method: 'GET' })
  expect(countRequests('/0AB')).toBe(2)
})

test('discards early responses for the next user', async () => {
  await openUrl('/book/0AB/read')
  const { discardUnusedEarlyFetchResponses, consumeEarlyFetchResponse } = await import('./api/earlyFetch')
  discardUnusedEarlyFetchResponses()
  expect(consumeEarlyFetchResponse('/api/v1/books/0AB', new AbortController().signal)).toBeUndefined()
})

test('does not use an old response', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await openUrl('/dashboard')
  vi.setSystemTime(Date.now() + 21_000)
  const { consumeEarlyFetchResponse } = await import('./api/earlyFetch')
  expect(consumeEarlyFetchResponse('/api/v2/users/me', new AbortController().signal)).toBeUndefined()
})

test.each([
  ['truncated JSON', '{"media":'],
  ['null', 'null'],
  ['an empty object', '{}'],
])('a book response with %s causes no unhandled rejection', async (_, body) => {
  const rejected = vi.fn()
  process.on('unhandledRejection', rejected)
  onTestFinished(() => void process.off('unhandledRejection', rejected))
  history.replaceState(null, '', '/book/0AB/read')
  fetched.mockImplementation(async () => new Response(body, { headers: { 'content-type': 'application/json' } }))
  await import('./earlyFetchScript')
  await vi.waitFor(() => expect(globalThis.longboxEarlyFetch?.requestedPaths).toBeUndefined())
  await new Promise(resolve => setImmediate(resolve))
  expect(rejected).not.toHaveBeenCalled()
})
