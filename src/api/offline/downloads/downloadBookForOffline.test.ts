// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestBook, createTestBookPage, createTestSeries } from '../../../../tests/harness/createTestRecords'
import { FakeCacheStorage } from '../../../../tests/harness/fakeCacheStorage'
import { ServerError } from '../../ServerError'
import { createOfflineCacheNames, OUTDATED_DOWNLOAD_MARKER_URL } from '../createOfflineCacheNames'
import { addOfflineBooks, createOfflineBookEntry, readOfflineBooks, removeOfflineBooks } from '../offlineBooks'
import { downloadBookForOffline } from './downloadBookForOffline'
import { listEpubManifestResourceUrls } from './fetchBookFilesIntoCache'
import { StorageFullError } from './fetchIntoCache'

const record = createTestBook({ fileHash: 'one', fileLastModified: 'then', metadata: { title: 'Low Tide' } })
const withType = (body: string | null, type: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } })
const imageResponse = (body: string) => withType(body, 'image/jpeg')
const absoluteUrl = (path: string) => `${location.origin}${path}`

let cacheStorage: FakeCacheStorage
let server: Map<string, () => Response>
let fetched: string[]
let acceptHeaders: (string | null)[]
beforeEach(() => {
  localStorage.clear()
  cacheStorage = new FakeCacheStorage()
  fetched = []
  acceptHeaders = []
  server = new Map([
    [absoluteUrl('/api/v1/books/B'), () => Response.json(record)],
    [
      absoluteUrl('/api/v1/books/B/pages'),
      () =>
        Response.json([
          createTestBookPage({ number: 1, mediaType: 'image/jpeg' }),
          createTestBookPage({ number: 2, mediaType: 'image/jxl' }),
        ]),
    ],
    [absoluteUrl('/api/v1/series/S'), () => Response.json(createTestSeries({ id: 'S' }))],
    [absoluteUrl('/api/v1/books/B/pages/1'), () => imageResponse('one')],
    [absoluteUrl('/api/v1/books/B/pages/2?convert=jpeg'), () => imageResponse('two')],
  ])
  vi.stubGlobal('caches', cacheStorage)
  vi.stubGlobal('fetch', async (request: string | URL, init?: RequestInit) => {
    fetched.push(String(request))
    acceptHeaders.push(new Headers(init?.headers).get('Accept'))
    const response = server.get(String(request))?.() ?? new Response(null, { status: 404 })
    init?.signal?.throwIfAborted()
    return response
  })
  Object.defineProperty(navigator, 'storage', { value: undefined, configurable: true })
  addOfflineBooks('U', [createOfflineBookEntry(record, 0)])
})

const download = (signal = new AbortController().signal) => downloadBookForOffline('U', 'B', signal)
const cache = () => cacheStorage.open(createOfflineCacheNames('').book('U', 'B'))
const pages = () => fetched.filter(address => /pages\/\d/.test(address))

describe('a comic download', () => {
  test('stores each page under the URL that the reader requests, and reports the progress', async () => {
    await download()
    expect(pages()).toEqual([
      absoluteUrl('/api/v1/books/B/pages/1'),
      absoluteUrl('/api/v1/books/B/pages/2?convert=jpeg'),
    ])
    expect(readOfflineBooks('U')[0]).toMatchObject({ files: 2, here: 2 })
    expect(await (await (await cache()).match(absoluteUrl('/api/v1/books/B/pages/1')))?.text()).toBe('one')
  })

  test('requests only its pages as images', async () => {
    await download()
    const asPictures = fetched.filter((_, index) => acceptHeaders[index] === 'image/*')
    expect(asPictures).toEqual(pages())
    expect(pages()).toHaveLength(2)
  })

  test('stores the text of the pages of a PDF, and is complete without it', async () => {
    const pdf = createTestBook({ ...record, media: { mediaProfile: 'PDF' } })
    server.set(absoluteUrl('/api/v1/books/B'), () => Response.json(pdf))
    server.set(absoluteUrl('/api/v1/books/B/pages/1/raw'), () => withType('text', 'application/pdf'))
    server.set(absoluteUrl('/api/v1/books/B/pages/2/raw'), () => new Response('', { status: 500 }))
    await download()
    expect(readOfflineBooks('U')[0]).toMatchObject({ files: 4, here: 4 })
    const text = async (page: number) => (await cache()).match(absoluteUrl(`/api/v1/books/B/pages/${page}/raw`))
    expect(await (await text(1))?.text()).toBe('text')
    expect(await text(2)).toBeUndefined()
    expect(acceptHeaders[fetched.indexOf(absoluteUrl('/api/v1/books/B/pages/1/raw'))]).not.toBe('image/*')
  })

  test('stores the 404 response for a missing next book', async () => {
    await download()
    expect((await (await cache()).match(absoluteUrl('/api/v1/books/B/next')))?.status).toBe(404)
  })

  test('is incomplete while the server does not find a page, and complete after the page was fetched', async () => {
    const page = absoluteUrl('/api/v1/books/B/pages/1')
    server.delete(page)
    await expect(download()).rejects.toMatchObject({ status: 404 })
    expect(readOfflineBooks('U')[0]?.here).toBeLessThan(2)
    expect(await (await cache()).match(page)).toBeUndefined()
    server.set(page, () => imageResponse('one'))
    await download()
    expect(readOfflineBooks('U')[0]).toMatchObject({ files: 2, here: 2 })
  })

  test('replaces a page with status 404 that an earlier version has stored', async () => {
    const page = absoluteUrl('/api/v1/books/B/pages/1')
    await (await cache()).put(page, new Response(null, { status: 404 }))
    await download()
    expect(await (await (await cache()).match(page))?.text()).toBe('one')
  })

  test('continues with the missing pages', async () => {
    await (await cache()).put(absoluteUrl('/api/v1/books/B/pages/1'), imageResponse('one'))
    await download()
    expect(pages()).toEqual([absoluteUrl('/api/v1/books/B/pages/2?convert=jpeg')])
    expect(readOfflineBooks('U')[0]).toMatchObject({ files: 2, here: 2 })
  })

  test('continues after the server has calculated the hash of the same file', async () => {
    addOfflineBooks('U', [createOfflineBookEntry({ ...record, fileHash: '' }, 0)])
    await (await cache()).put(absoluteUrl('/api/v1/books/B/pages/1'), imageResponse('one'))
    await download()
    expect(pages()).toEqual([absoluteUrl('/api/v1/books/B/pages/2?convert=jpeg')])
    expect(readOfflineBooks('U')[0]?.file).toBe('one')
  })

  test.each(['another file', 'an outdated marker'])('%s: fetches all files again', async reason => {
    await (await cache()).put(absoluteUrl('/api/v1/books/B/pages/1'), imageResponse('old'))
    if (reason === 'another file') addOfflineBooks('U', [{ ...createOfflineBookEntry(record, 0), file: 'zero' }])
    else await (await cache()).put(OUTDATED_DOWNLOAD_MARKER_URL, new Response(''))
    await download()
    expect(await (await (await cache()).match(absoluteUrl('/api/v1/books/B/pages/1')))?.text()).toBe('one')
    expect(await (await cache()).match(OUTDATED_DOWNLOAD_MARKER_URL)).toBeUndefined()
    expect(readOfflineBooks('U')[0]?.file).toBe('one')
  })
})

describe('a failed download', () => {
  test('rejects with the server error of a page and keeps the downloaded files', async () => {
    server.set(absoluteUrl('/api/v1/books/B/pages/2?convert=jpeg'), () => new Response('', { status: 500 }))
    await expect(download()).rejects.toMatchObject({ status: 500 })
    expect(readOfflineBooks('U')[0]).toMatchObject({ files: 2, here: 1 })
  })

  test('rejects if the server is unreachable', async () => {
    server.set(absoluteUrl('/api/v1/books/B/pages/1'), () => {
      throw new TypeError('no network')
    })
    const failure = await download().catch((error: unknown) => error)
    expect(failure instanceof ServerError && failure.isServerUnreachable).toBe(true)
  })

  test('fetches no pages if the quota is too small', async () => {
    Object.defineProperty(navigator, 'storage', {
      value: { estimate: async () => ({ quota: 1_500, usage: 1_000 }) },
      configurable: true,
    })
    await expect(download()).rejects.toBeInstanceOf(StorageFullError)
    expect(pages()).toEqual([])
  })

  test('deletes the incomplete download if the storage becomes full, so that other books fit', async () => {
    const full = await cache()
    const put = full.put
    full.put = async (request, response) => {
      if (String(request).includes('pages/2')) throw new DOMException('full', 'QuotaExceededError')
      await put(request, response)
    }
    await expect(download()).rejects.toBeInstanceOf(StorageFullError)
    expect(await cacheStorage.keys()).toEqual([])
    expect(readOfflineBooks('U')[0]).toMatchObject({ files: 0, here: 0 })
  })

  test('leaves the entry incomplete after an abort', async () => {
    const controller = new AbortController()
    server.set(absoluteUrl('/api/v1/books/B/pages/1'), () => {
      controller.abort()
      return imageResponse('one')
    })
    await expect(download(controller.signal)).rejects.toThrow()
    expect(readOfflineBooks('U')[0]?.here).toBeLessThan(2)
  })
})

describe('a session that an administrator has ended during a download', () => {
  const page = absoluteUrl('/api/v1/books/B/pages/1')
  /** Creates a response about the ended session: status 200 and a text. `type`: content type that a proxy adds. */
  const respondWithSessionEnded = (type?: string) =>
    new Response(
      new TextEncoder().encode('This session has been expired'),
      type ? { headers: { 'content-type': type } } : {},
    )

  test.each(
    [page, absoluteUrl('/api/v1/books/B'), absoluteUrl('/api/v1/books/B/thumbnail')].flatMap(address => [
      { address, type: undefined },
      { address, type: 'text/plain;charset=UTF-8' },
    ]),
  )('stops the download, which then continues with $address (type $type)', async ({ address, type }) => {
    const respond = server.get(address) ?? (() => imageResponse('poster'))
    server.set(address, () => respondWithSessionEnded(type))
    await expect(download()).rejects.toMatchObject({ status: 401 })
    expect(await (await cache()).match(address)).toBeUndefined()
    server.set(address, respond)
    await download()
    expect(readOfflineBooks('U')[0]).toMatchObject({ files: 2, here: 2 })
    expect((await (await cache()).match(address))?.headers.has('content-type')).toBe(true)
  })

  test('stops the download of the text of a PDF page', async () => {
    server.set(absoluteUrl('/api/v1/books/B'), () =>
      Response.json(createTestBook({ ...record, media: { mediaProfile: 'PDF' } })),
    )
    server.set(absoluteUrl('/api/v1/books/B/pages/1/raw'), () => respondWithSessionEnded())
    await expect(download()).rejects.toMatchObject({ status: 401 })
  })

  test('replaces a text that an earlier version has stored as a page', async () => {
    await (await cache()).put(page, respondWithSessionEnded())
    await download()
    expect(await (await (await cache()).match(page))?.text()).toBe('one')
  })
})

describe('several windows', () => {
  test('do not fetch a downloaded book again', async () => {
    await download()
    fetched.length = 0
    await download()
    expect(fetched).toEqual([])
  })

  test('stop the download of a removed book and delete its files', async () => {
    server.set(absoluteUrl('/api/v1/books/B/pages/1'), () => {
      removeOfflineBooks('U', ['B'])
      void cacheStorage.delete(createOfflineCacheNames('').book('U', 'B'))
      return imageResponse('one')
    })
    const pageNumbers = Array.from({ length: 40 }, (_, index) => index + 1)
    server.set(absoluteUrl('/api/v1/books/B/pages'), () =>
      Response.json(pageNumbers.map(number => createTestBookPage({ number }))),
    )
    for (const number of pageNumbers.slice(1))
      server.set(absoluteUrl(`/api/v1/books/B/pages/${number}`), () => imageResponse('page'))
    await download()
    expect(pages().length).toBeLessThan(5)
    expect(await cacheStorage.keys()).toEqual([])
  })

  test('store no responses after the sign-in of another user', async () => {
    const userDataCache = await cacheStorage.open(createOfflineCacheNames('').userData)
    await userDataCache.put(absoluteUrl('/api/v2/users/me'), Response.json({ id: 'V' }))
    await expect(download()).rejects.toMatchObject({ status: 401 })
    expect(fetched).toEqual([])
  })
})

test('starts the progress of an update at 0 before an outdated book is fetched again', async () => {
  await download()
  await (await cache()).put(OUTDATED_DOWNLOAD_MARKER_URL, new Response(''))
  server.set(absoluteUrl('/api/v1/books/B/next'), () => {
    expect(readOfflineBooks('U')[0]).toMatchObject({ files: 2, here: 2, update: { files: 0, here: 0 } })
    return new Response(null, { status: 404 })
  })
  await download()
  expect(readOfflineBooks('U')[0]).toMatchObject({ files: 2, here: 2 })
  expect(fetched.filter(address => address.endsWith('/next'))).toHaveLength(2)
})

/** Creates a response whose body never ends. `sentBytes` counts the bytes that the body has delivered. */
function createEndlessResponse(status: number) {
  const counter = { sentBytes: 0, isCancelled: false }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      counter.sentBytes += chunk.length
      controller.enqueue(chunk)
    },
    cancel() {
      counter.isCancelled = true
    },
  })
  return { counter, response: new Response(body, { status, headers: { 'content-type': 'image/jpeg' } }) }
}
const chunk = new Uint8Array(2 ** 24)

test.each([
  [500, 2 ** 20],
  [200, 2 ** 29],
])('ends an endless response with status %i at its limit of %i bytes', async (status, limit) => {
  const { counter, response } = createEndlessResponse(status)
  server.set(absoluteUrl('/api/v1/books/B/pages/1'), () => response)
  const target = await cache()
  const put = target.put
  // Reads the whole body, as a browser does before it stores a response.
  target.put = async (request, stored) => {
    if (!stored.headers.get('content-type')?.startsWith('image/')) return put(request, stored)
    for await (const part of stored.body ?? []) void part
  }
  await expect(download()).rejects.toMatchObject({ status, tooLarge: true })
  expect(counter.sentBytes).toBeLessThan(limit + 4 * chunk.length)
  await vi.waitFor(() => expect(counter.isCancelled).toBe(true))
})

test('ends an endless response that is not stored, because its type shows that it is no page', async () => {
  const { counter, response } = createEndlessResponse(200)
  response.headers.set('content-type', 'text/html')
  server.set(absoluteUrl('/api/v1/books/B/pages/1'), () => response)
  await expect(download()).rejects.toBeInstanceOf(ServerError)
  await vi.waitFor(() => expect(counter.isCancelled).toBe(true))
})

test('rejects redirected responses of any content type', async () => {
  server.set(absoluteUrl('/api/v1/books/B/pages/1'), () =>
    Object.defineProperty(new Response('x'), 'redirected', { value: true }),
  )
  await expect(download()).rejects.toBeInstanceOf(ServerError)
  expect(await (await cache()).match(absoluteUrl('/api/v1/books/B/pages/1'))).toBeUndefined()
})

test('rejects the HTML of a gateway', async () => {
  server.set(
    absoluteUrl('/api/v1/books/B/pages/1'),
    () => new Response('<p>Who are you?', { headers: { 'content-type': 'text/html' } }),
  )
  await expect(download()).rejects.toBeInstanceOf(ServerError)
  expect(readOfflineBooks('U')[0]?.here).toBeLessThan(2)
})

test.each([
  ['JSON', () => Response.json({})],
  ['a text', () => withType('Please sign in', 'text/plain')],
  ['a PDF', () => withType('one', 'application/pdf')],
  ['an empty image', () => withType('', 'image/jpeg')],
  ['no content', () => new Response(null, { status: 204 })],
])('rejects %s instead of a page, and fetches the page again later', async (_, respond) => {
  const page = absoluteUrl('/api/v1/books/B/pages/1')
  server.set(page, respond)
  await expect(download()).rejects.toBeInstanceOf(ServerError)
  expect(await (await cache()).match(page)).toBeUndefined()
  server.set(page, () => imageResponse('one'))
  await download()
  expect(readOfflineBooks('U')[0]).toMatchObject({ files: 2, here: 2 })
})

test.each(['{}', 'null', '[{}]', '[{"number":1', '"text"'])('rejects the page list %s', async body => {
  server.set(absoluteUrl('/api/v1/books/B/pages'), () => withType(body, 'application/json'))
  await expect(download()).rejects.toBeInstanceOf(ServerError)
  expect(readOfflineBooks('U')[0]).toMatchObject({ files: 0, here: 0 })
})

test('a download is complete without the text of PDF pages if the server sends JSON instead of a page', async () => {
  const pdf = createTestBook({ ...record, media: { mediaProfile: 'PDF' } })
  server.set(absoluteUrl('/api/v1/books/B'), () => Response.json(pdf))
  for (const page of [1, 2]) server.set(absoluteUrl(`/api/v1/books/B/pages/${page}/raw`), () => Response.json({}))
  await download()
  expect(readOfflineBooks('U')[0]).toMatchObject({ files: 4, here: 4 })
  expect(await (await cache()).match(absoluteUrl('/api/v1/books/B/pages/1/raw'))).toBeUndefined()
})

test('requires storage only for the missing part of a book', async () => {
  addOfflineBooks('U', [{ ...createOfflineBookEntry(record, 0), files: 10, here: 9 }])
  await cache()
  Object.defineProperty(navigator, 'storage', {
    value: { estimate: async () => ({ quota: 1_500, usage: 1_000 }) },
    configurable: true,
  })
  await download()
  expect(readOfflineBooks('U')[0]).toMatchObject({ files: 2, here: 2 })
})

test('lists each file of a manifest once', () => {
  const href = (path: string) => ({ href: `https://server.example/api/v1/books/B/resource/${path}` })
  expect(
    listEpubManifestResourceUrls(
      [href('text/a%20b.xhtml#one'), href('text/a%20b.xhtml#two'), href('c.css'), { href: 'other' }],
      'B',
    ),
  ).toEqual([absoluteUrl('/api/v1/books/B/resource/text/a%20b.xhtml'), absoluteUrl('/api/v1/books/B/resource/c.css')])
})
