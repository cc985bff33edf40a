// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { completeBook, completePage, completeSeries } from '../../../tests/harness/completeRecords'
import { FakeCaches } from '../../../tests/harness/fakeCaches'
import { ServerError } from '../ServerError'
import { cacheNames, OUTDATED_MARKER } from './cacheNames'
import { downloadBook, resourceUrlsIn, StorageFullError } from './downloadBook'
import { addOfflineBook, offlineBookOf, offlineBooks, removeOfflineBook } from './offlineBooks'

const record = completeBook({ fileHash: 'one', fileLastModified: 'then', metadata: { title: 'Low Tide' } })
const at = (path: string) => `${location.origin}${path}`

let all: FakeCaches
let server: Map<string, () => Response>
let fetched: string[]
let accepted: (string | null)[]
beforeEach(() => {
  localStorage.clear()
  all = new FakeCaches()
  fetched = []
  accepted = []
  server = new Map([
    [at('/api/v1/books/B'), () => Response.json(record)],
    [
      at('/api/v1/books/B/pages'),
      () =>
        Response.json([
          completePage({ number: 1, mediaType: 'image/jpeg' }),
          completePage({ number: 2, mediaType: 'image/jxl' }),
        ]),
    ],
    [at('/api/v1/series/S'), () => Response.json(completeSeries({ id: 'S' }))],
    [at('/api/v1/books/B/pages/1'), () => new Response('one')],
    [at('/api/v1/books/B/pages/2?convert=jpeg'), () => new Response('two')],
  ])
  vi.stubGlobal('caches', all)
  vi.stubGlobal('fetch', async (asked: string | URL, init?: RequestInit) => {
    fetched.push(String(asked))
    accepted.push(new Headers(init?.headers).get('Accept'))
    const answer = server.get(String(asked))?.() ?? new Response('', { status: 404 })
    init?.signal?.throwIfAborted()
    return answer
  })
  Object.defineProperty(navigator, 'storage', { value: undefined, configurable: true })
  addOfflineBook('U', offlineBookOf(record, 0))
})

const keep = (signal = new AbortController().signal) => downloadBook('U', 'B', signal)
const cache = () => all.open(cacheNames('').book('U', 'B'))
const pages = () => fetched.filter(address => /pages\/\d/.test(address))

describe('a comic is kept', () => {
  test('with each page at the address where its reader asks for it, and it is told how much is here', async () => {
    await keep()
    expect(pages()).toEqual([at('/api/v1/books/B/pages/1'), at('/api/v1/books/B/pages/2?convert=jpeg')])
    expect(offlineBooks('U')[0]).toMatchObject({ files: 2, here: 2 })
    expect(await (await (await cache()).match(at('/api/v1/books/B/pages/1')))?.text()).toBe('one')
  })

  test('its pages are asked for as pictures, whatever else the server could make of them, and nothing else is', async () => {
    await keep()
    const asPictures = fetched.filter((_, index) => accepted[index] === 'image/*')
    expect(asPictures).toEqual(pages())
    expect(pages()).toHaveLength(2)
  })

  test('that there is no next book is kept too', async () => {
    await keep()
    expect((await (await cache()).match(at('/api/v1/books/B/next')))?.status).toBe(404)
  })

  test('going on fetches only the pages that are missing', async () => {
    await (await cache()).put(at('/api/v1/books/B/pages/1'), new Response('one'))
    await keep()
    expect(pages()).toEqual([at('/api/v1/books/B/pages/2?convert=jpeg')])
    expect(offlineBooks('U')[0]).toMatchObject({ files: 2, here: 2 })
  })

  test.each(['another file', 'a mark that the server had another'])('%s: everything is fetched anew', async what => {
    await (await cache()).put(at('/api/v1/books/B/pages/1'), new Response('old'))
    if (what === 'another file') addOfflineBook('U', { ...offlineBookOf(record, 0), file: 'zero' })
    else await (await cache()).put(OUTDATED_MARKER, new Response(''))
    await keep()
    expect(await (await (await cache()).match(at('/api/v1/books/B/pages/1')))?.text()).toBe('one')
    expect(await (await cache()).match(OUTDATED_MARKER)).toBeUndefined()
    expect(offlineBooks('U')[0]?.file).toBe('one')
  })
})

describe('a book that cannot be kept', () => {
  test('the server refuses a page: its words, and what is here stays', async () => {
    server.set(at('/api/v1/books/B/pages/2?convert=jpeg'), () => new Response('', { status: 500 }))
    await expect(keep()).rejects.toMatchObject({ status: 500 })
    expect(offlineBooks('U')[0]).toMatchObject({ files: 2, here: 1 })
  })

  test('the server is away', async () => {
    server.set(at('/api/v1/books/B/pages/1'), () => {
      throw new TypeError('no network')
    })
    const failure = await keep().catch((error: unknown) => error)
    expect(failure instanceof ServerError && failure.isAway).toBe(true)
  })

  test('the browser would give no more room: nothing is begun', async () => {
    Object.defineProperty(navigator, 'storage', {
      value: { estimate: async () => ({ quota: 1_500, usage: 1_000 }) },
      configurable: true,
    })
    await expect(keep()).rejects.toBeInstanceOf(StorageFullError)
    expect(pages()).toEqual([])
  })

  test('the room ends in the middle', async () => {
    const full = await cache()
    const put = full.put
    full.put = async (asked, answer) => {
      if (String(asked).includes('pages/2')) throw new DOMException('full', 'QuotaExceededError')
      await put(asked, answer)
    }
    await expect(keep()).rejects.toBeInstanceOf(StorageFullError)
  })

  test('somebody takes it away meanwhile: it ends, and nothing of it is noted', async () => {
    const ended = new AbortController()
    server.set(at('/api/v1/books/B/pages/1'), () => {
      ended.abort()
      return new Response('one')
    })
    await expect(keep(ended.signal)).rejects.toThrow()
    expect(offlineBooks('U')[0]?.here).toBeLessThan(2)
  })
})

describe('windows beside each other', () => {
  test('a book that another one has fetched is not fetched again', async () => {
    await keep()
    fetched.length = 0
    await keep()
    expect(fetched).toEqual([])
  })

  test('a book that another one took off the device ends there and leaves nothing', async () => {
    server.set(at('/api/v1/books/B/pages/1'), () => {
      removeOfflineBook('U', ['B'])
      void all.delete(cacheNames('').book('U', 'B'))
      return new Response('one')
    })
    server.set(at('/api/v1/books/B/pages'), () =>
      Response.json(Array.from({ length: 40 }, (_, index) => ({ number: index + 1, mediaType: 'image/jpeg' }))),
    )
    await keep()
    expect(pages().length).toBeLessThan(5)
    expect(await all.keys()).toEqual([])
  })

  test('somebody else signed in there: nothing that is said to them is kept', async () => {
    const person = await all.open(cacheNames('').person)
    await person.put(at('/api/v2/users/me'), Response.json({ id: 'V' }))
    await expect(keep()).rejects.toMatchObject({ status: 401 })
    expect(fetched).toEqual([])
  })
})

test('a book that is fetched anew is not all here from its first moment on', async () => {
  await keep()
  await (await cache()).put(OUTDATED_MARKER, new Response(''))
  server.set(at('/api/v1/books/B/next'), () => {
    expect(offlineBooks('U')[0]).toMatchObject({ files: 0, here: 0 })
    return new Response('', { status: 404 })
  })
  await keep()
  expect(offlineBooks('U')[0]).toMatchObject({ files: 2, here: 2 })
  expect(fetched.filter(address => address.endsWith('/next'))).toHaveLength(2)
})

test('an answer that a gate redirected to is no page of a book, whatever its type', async () => {
  server.set(at('/api/v1/books/B/pages/1'), () =>
    Object.defineProperty(new Response('x'), 'redirected', { value: true }),
  )
  await expect(keep()).rejects.toBeInstanceOf(ServerError)
  expect(await (await cache()).match(at('/api/v1/books/B/pages/1'))).toBeUndefined()
})

test('the page of a gate before the server is no page of a book', async () => {
  server.set(
    at('/api/v1/books/B/pages/1'),
    () => new Response('<p>Who are you?', { headers: { 'content-type': 'text/html' } }),
  )
  await expect(keep()).rejects.toBeInstanceOf(ServerError)
  expect(offlineBooks('U')[0]?.here).toBeLessThan(2)
})

test('who goes on with a book needs room only for what is missing', async () => {
  addOfflineBook('U', { ...offlineBookOf(record, 0), files: 10, here: 9 })
  await cache()
  Object.defineProperty(navigator, 'storage', {
    value: { estimate: async () => ({ quota: 1_500, usage: 1_000 }) },
    configurable: true,
  })
  await keep()
  expect(offlineBooks('U')[0]).toMatchObject({ files: 2, here: 2 })
})

test('each file of a text is kept once, however often its manifest names it', () => {
  const href = (path: string) => ({ href: `https://server.example/api/v1/books/B/resource/${path}` })
  expect(
    resourceUrlsIn([href('text/a%20b.xhtml#one'), href('text/a%20b.xhtml#two'), href('c.css'), { href: 'other' }], 'B'),
  ).toEqual([at('/api/v1/books/B/resource/text/a%20b.xhtml'), at('/api/v1/books/B/resource/c.css')])
})
