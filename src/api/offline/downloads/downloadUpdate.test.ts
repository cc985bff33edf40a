// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestBook, createTestBookPage, createTestSeries } from '../../../../tests/harness/createTestRecords'
import { FakeCacheStorage } from '../../../../tests/harness/fakeCacheStorage'
import { ServerError } from '../../ServerError'
import { createOfflineCacheNames, OUTDATED_DOWNLOAD_MARKER_URL } from '../createOfflineCacheNames'
import { addOfflineBooks, createOfflineBookEntry, readOfflineBooks } from '../offlineBooks'
import { deleteDownloadedBookFiles, downloadBookForOffline } from './downloadBookForOffline'
import { StorageFullError } from './fetchIntoCache'

const names = createOfflineCacheNames('')
const bookCacheName = names.book('U', 'B')
const updateCacheName = names.bookUpdate('U', 'B')
const absoluteUrl = (path: string) => `${location.origin}${path}`
const imageResponse = (body: string) => new Response(body, { headers: { 'content-type': 'image/jpeg' } })
const pageUrl = (page: number) => absoluteUrl(`/api/v1/books/B/pages/${page}`)

let cacheStorage: FakeCacheStorage
/** Version of the book file on the server. Each page image contains this text. */
let serverVersion: string
let respondToLastPage: () => Response
let fetchedPages: string[]
/** Page numbers in the page list of the server. */
let listedPages: number[]
let requestCount: number

beforeEach(async () => {
  vi.restoreAllMocks()
  localStorage.clear()
  cacheStorage = new FakeCacheStorage()
  serverVersion = 'old'
  respondToLastPage = () => imageResponse(serverVersion)
  fetchedPages = []
  listedPages = [1, 2, 3]
  vi.stubGlobal('caches', cacheStorage)
  vi.stubGlobal('fetch', async (request: string | URL, init?: RequestInit) => {
    requestCount++
    const response = respond(new URL(request, location.origin).pathname)
    init?.signal?.throwIfAborted()
    return response
  })
  addOfflineBooks('U', [createOfflineBookEntry(bookOnServer(), 0)])
  await download()
  serverVersion = 'new'
  await (await cacheStorage.open(bookCacheName)).put(OUTDATED_DOWNLOAD_MARKER_URL, new Response(''))
  fetchedPages = []
})

const bookOnServer = () => createTestBook({ fileHash: serverVersion, metadata: { title: serverVersion } })

function respond(path: string): Response {
  if (path === '/api/v1/books/B') return Response.json(bookOnServer())
  if (path === '/api/v1/books/B/pages')
    return Response.json(listedPages.map(number => createTestBookPage({ number, mediaType: 'image/jpeg' })))
  if (path === '/api/v1/series/S') return Response.json(createTestSeries({ id: 'S' }))
  const page = /pages\/(\d)$/.exec(path)?.[1]
  if (!page) return new Response(null, { status: 404 })
  fetchedPages.push(page)
  return page === '3' ? respondToLastPage() : imageResponse(serverVersion)
}

const download = (signal = new AbortController().signal) => downloadBookForOffline('U', 'B', signal)
const entry = () => readOfflineBooks('U')[0]
const readPage = async (page: number) => (await cacheStorage.match(pageUrl(page), { cacheName: bookCacheName }))?.text()
const readAllPages = () => Promise.all([1, 2, 3].map(readPage))

/** Changes the cache of the update each time the client opens it. */
function changeUpdateCache(change: (cache: Awaited<ReturnType<FakeCacheStorage['open']>>) => void): void {
  const open = cacheStorage.open
  vi.spyOn(cacheStorage, 'open').mockImplementation(async name => {
    const cache = await open(name)
    if (name === updateCacheName) change(cache)
    return cache
  })
}

test('the earlier file stays readable during an update, and the new file replaces it at the end', async () => {
  let during: ReturnType<typeof readAllPages> | undefined
  respondToLastPage = () => {
    during = readAllPages()
    return imageResponse('new')
  }
  await download()
  expect(await during).toEqual(['old', 'old', 'old'])
  expect(await readAllPages()).toEqual(['new', 'new', 'new'])
  expect(entry()).toMatchObject({ file: 'new', title: 'new', files: 3, here: 3 })
  expect(entry()?.update).toBeUndefined()
  expect(await cacheStorage.keys()).toEqual([bookCacheName])
  expect(await cacheStorage.match(OUTDATED_DOWNLOAD_MARKER_URL, { cacheName: bookCacheName })).toBeUndefined()
})

describe('a failed update', () => {
  const failWith500 = () => {
    respondToLastPage = () => new Response('', { status: 500 })
  }

  test.each(['the server fails', 'the user aborts it'])('leaves the earlier file readable if %s', async reason => {
    const controller = new AbortController()
    if (reason === 'the server fails') failWith500()
    else
      respondToLastPage = () => {
        controller.abort()
        return imageResponse('new')
      }
    await expect(download(controller.signal)).rejects.toThrow()
    expect(await readAllPages()).toEqual(['old', 'old', 'old'])
    expect(entry()).toMatchObject({ file: 'old', files: 3, here: 3, update: { file: 'new', files: 3 } })
  })

  test('deletes only the new files if the storage becomes full', async () => {
    changeUpdateCache(cache => {
      const put = cache.put
      cache.put = (url, response) =>
        url === pageUrl(3) ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : put(url, response)
    })
    await expect(download()).rejects.toBeInstanceOf(StorageFullError)
    expect(await readAllPages()).toEqual(['old', 'old', 'old'])
    expect(await cacheStorage.keys()).toEqual([bookCacheName])
    expect(entry()).toMatchObject({ file: 'old', files: 3, here: 3 })
    expect(entry()?.update).toBeUndefined()
  })

  test('continues later without fetching the stored pages again', async () => {
    failWith500()
    await expect(download()).rejects.toThrow()
    fetchedPages = []
    respondToLastPage = () => imageResponse('new')
    await download()
    expect(fetchedPages).toEqual(['3'])
    expect(await readAllPages()).toEqual(['new', 'new', 'new'])
  })

  test('starts again if the file on the server has changed again', async () => {
    failWith500()
    await expect(download()).rejects.toThrow()
    serverVersion = 'newest'
    respondToLastPage = () => imageResponse('newest')
    await download()
    expect(await readAllPages()).toEqual(['newest', 'newest', 'newest'])
    expect(entry()).toMatchObject({ file: 'newest', files: 3, here: 3 })
  })

  let isClosed: boolean
  const closePage = () => {
    isClosed = true
    return Promise.reject(new Error('page closed'))
  }
  const closePageAtDelete = (closesEarly: boolean) => {
    isClosed = false
    if (closesEarly) vi.spyOn(cacheStorage, 'delete').mockImplementationOnce(closePage)
    else
      changeUpdateCache(cache => {
        const original = cache.delete
        cache.delete = request => (isClosed ? original(request) : closePage())
      })
  }

  test.each([
    ['before the earlier files were deleted', true],
    ['while the new files were moved', false],
  ])('continues without requests if the page was closed %s', async (_, closesEarly) => {
    failWith500()
    await expect(download()).rejects.toThrow('500')
    respondToLastPage = () => imageResponse('new')
    closePageAtDelete(closesEarly)
    await expect(download()).rejects.toThrow('page closed')
    expect(entry()).toMatchObject({ file: 'new', title: 'new', files: 0, here: 0 })
    vi.restoreAllMocks()
    requestCount = 0
    await download()
    expect(requestCount).toBe(0)
    expect(await readAllPages()).toEqual(['new', 'new', 'new'])
    expect(await cacheStorage.match(OUTDATED_DOWNLOAD_MARKER_URL, { cacheName: bookCacheName })).toBeUndefined()
    expect(entry()).toMatchObject({ file: 'new', files: 3, here: 3 })
    expect(entry()?.update).toBeUndefined()
    expect(await cacheStorage.keys()).toEqual([bookCacheName])
  })

  test('fetches all files again if the files of an interrupted replacement were deleted', async () => {
    closePageAtDelete(false)
    await expect(download()).rejects.toThrow('page closed')
    vi.restoreAllMocks()
    await cacheStorage.delete(updateCacheName)
    await download()
    expect(await readAllPages()).toEqual(['new', 'new', 'new'])
    expect(entry()).toMatchObject({ files: 3, here: 3 })
    expect(entry()?.update).toBeUndefined()
  })

  test('continues without requests after the storage was full during the replacement', async () => {
    const open = cacheStorage.open
    vi.spyOn(cacheStorage, 'open').mockImplementation(async name => {
      const cache = await open(name)
      if (name === bookCacheName) cache.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
      return cache
    })
    await expect(download()).rejects.toBeInstanceOf(StorageFullError)
    vi.restoreAllMocks()
    await cacheStorage.delete(bookCacheName)
    requestCount = 0
    await download()
    expect(requestCount).toBe(0)
    expect(await readAllPages()).toEqual(['new', 'new', 'new'])
  })

  test('leaves the earlier file readable if the page list of the server is empty', async () => {
    listedPages = []
    await expect(download()).rejects.toBeInstanceOf(ServerError)
    expect(await readAllPages()).toEqual(['old', 'old', 'old'])
    expect(entry()).toMatchObject({ file: 'old', files: 3, here: 3 })
  })

  test('starts again if the file on the server changes during the update', async () => {
    respondToLastPage = () => {
      respondToLastPage = () => imageResponse('newest')
      serverVersion = 'newest'
      return imageResponse('new')
    }
    await download()
    expect(await readAllPages()).toEqual(['newest', 'newest', 'newest'])
    expect(entry()).toMatchObject({ file: 'newest', title: 'newest', files: 3, here: 3 })
  })

  test('is discarded if an earlier version of the client has downloaded the new file', async () => {
    failWith500()
    await expect(download()).rejects.toThrow()
    await cacheStorage.delete(bookCacheName)
    await cacheStorage.open(bookCacheName)
    await download()
    expect(entry()?.update).toBeUndefined()
    expect(await cacheStorage.keys()).toEqual([bookCacheName])
  })

  test('is deleted together with the book', async () => {
    failWith500()
    await expect(download()).rejects.toThrow()
    expect(await cacheStorage.keys()).toEqual([bookCacheName, updateCacheName])
    await deleteDownloadedBookFiles('U', 'B')
    expect(await cacheStorage.keys()).toEqual([])
  })
})

test('the service worker does not respond from the cache of an update', () => {
  expect(updateCacheName.startsWith(names.bookPrefix('U'))).toBe(false)
  expect(updateCacheName.startsWith(names.bookPrefix('').trimEnd())).toBe(false)
})
