// @vitest-environment jsdom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('longboxAhead', undefined)
  vi.resetModules()
  fetched.mockReset()
  localStorage.clear()
  document.head.innerHTML = '<base href="/">'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Opens an address while the server says that somebody (or nobody) is there. */
async function opened(address: string, answer: () => Response = somebody, book: object = { media: {} }) {
  history.replaceState(null, '', address)
  fetched.mockImplementation(async url => (String(url).endsWith('/users/me') ? answer() : Response.json(book)))
  await import('./earlyFetchScript')
  await vi.waitFor(() => expect(fetched.mock.settledResults.length).toBe(fetched.mock.calls.length))
  await Promise.resolve()
  return fetched.mock.calls.map(([url]) => new URL(String(url)).pathname)
}
const somebody = () => Response.json({ id: 'U1' })

test('asks who is there, then for the book of the address', async () => {
  expect(await opened('/dashboard')).toEqual(['/api/v2/users/me'])
  vi.resetModules()
  fetched.mockClear()
  expect(await opened('/book/0AB/read?page=3')).toEqual([
    '/api/v2/users/me',
    '/api/v1/books/0AB',
    '/api/v1/books/0AB/pages',
  ])
  vi.resetModules()
  fetched.mockClear()
  expect(await opened('/book/0AB/read-epub')).toEqual([
    '/api/v2/users/me',
    ...['', '/manifest', '/progression', '/positions'].map(part => `/api/v1/books/0AB${part}`),
  ])
})

test('the page that a comic begins with is fetched as soon as the book says which', async () => {
  const pictures: string[] = []
  vi.stubGlobal(
    'Image',
    class {
      set src(url: string) {
        pictures.push(url)
      }
    },
  )
  const media = { status: 'READY', pagesCount: 20, mediaProfile: 'DIVINA' }
  const book = { media, readProgress: { page: 7, completed: false } }
  for (const [address, page] of [
    ['/book/0AB/read', 7],
    ['/book/0AB/read?page=3', 3],
  ] as const) {
    vi.resetModules()
    await opened(address, somebody, book)
    await vi.waitFor(() => expect(pictures.splice(0)).toEqual([`/api/v1/books/0AB/pages/${page}`]))
  }
  vi.resetModules()
  await opened('/book/0AB/read-epub', somebody, book)
  for (const none of [{ mediaProfile: 'EPUB' }, { status: 'ERROR', pagesCount: 0 }]) {
    vi.resetModules()
    await opened('/book/0AB/read', somebody, { media: { ...media, ...none } })
  }
  expect(pictures).toEqual([])
})

test('asks for no book for nobody, nor where a place has yet to be sent', async () => {
  const nobody = () => new Response('', { status: 401 })
  expect(await opened('/book/0AB/read', nobody)).toEqual(['/api/v2/users/me'])
  vi.resetModules()
  fetched.mockClear()
  const ended = () => new Response('This session has been expired', { headers: { 'content-type': 'text/plain' } })
  expect(await opened('/book/0AB/read', ended)).toEqual(['/api/v2/users/me'])
  vi.resetModules()
  fetched.mockClear()
  localStorage.setItem('longbox.unsent', '["unsent.U1.0AB"]')
  expect(await opened('/book/0AB/read')).toEqual(['/api/v2/users/me'])
})

test('asks nothing where a session is handed over or a provider comes back', async () => {
  expect(await opened('/book/0AB/read?xAuthToken=7')).toEqual([])
  vi.resetModules()
  expect(await opened('/?server_redirect=Y')).toEqual([])
})

test('the call that wants the same takes the answer, once; a call with headers of its own asks itself', async () => {
  await opened('/dashboard')
  const { http } = await import('./api/http')
  await http('/api/v2/users/me', { method: 'GET', headers: { Authorization: 'Basic eA==' } })
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(await http('/api/v2/users/me', { method: 'GET' })).toEqual({ id: 'U1' })
  expect(fetched).toHaveBeenCalledTimes(2)
  await http('/api/v2/users/me', { method: 'GET' })
  expect(fetched).toHaveBeenCalledTimes(3)
})

test('what the program asked for itself is not asked ahead, and nothing is left for later', async () => {
  history.replaceState(null, '', '/book/0AB/read')
  let answer = (_: Response) => {}
  const me = new Promise<Response>(resolve => {
    answer = resolve
  })
  fetched.mockImplementation(async url => (String(url).endsWith('/me') ? me : Response.json({ media: {} })))
  await import('./earlyFetchScript')
  const { http } = await import('./api/http')
  await http('/api/v1/books/0AB', { method: 'GET' })
  answer(somebody())
  const asked = (end: string) => fetched.mock.calls.filter(([url]) => String(url).endsWith(end)).length
  await vi.waitFor(() => expect(asked('/pages')).toBe(1))
  expect(asked('/0AB')).toBe(1)
  await http('/api/v1/books/0AB', { method: 'GET' })
  expect(asked('/0AB')).toBe(2)
})

test('what nobody took is not for the next person', async () => {
  await opened('/book/0AB/read')
  const { dropEarlyResponses, takeEarlyResponse } = await import('./api/earlyFetch')
  dropEarlyResponses()
  expect(takeEarlyResponse('/api/v1/books/0AB', new AbortController().signal)).toBeUndefined()
})

test('an answer that came long ago is not taken', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await opened('/dashboard')
  vi.setSystemTime(Date.now() + 21_000)
  const { takeEarlyResponse } = await import('./api/earlyFetch')
  expect(takeEarlyResponse('/api/v2/users/me', new AbortController().signal)).toBeUndefined()
})

test.each([
  ['truncated JSON', '{"media":'],
  ['null', 'null'],
  ['an empty object', '{}'],
])('a book of %s causes no unhandled rejection', async (_, body) => {
  const rejected = vi.fn()
  process.on('unhandledRejection', rejected)
  onTestFinished(() => void process.off('unhandledRejection', rejected))
  history.replaceState(null, '', '/book/0AB/read')
  fetched.mockImplementation(async () => new Response(body, { headers: { 'content-type': 'application/json' } }))
  await import('./earlyFetchScript')
  await vi.waitFor(() => expect(globalThis.longboxAhead?.taken).toBeUndefined())
  await new Promise(resolve => setImmediate(resolve))
  expect(rejected).not.toHaveBeenCalled()
})
