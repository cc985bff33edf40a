// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestBook, createTestEpubManifest, createTestSeries } from '../../../../tests/harness/createTestRecords'
import { FakeCacheStorage } from '../../../../tests/harness/fakeCacheStorage'
import { encodeEpubResourcePath } from '../../urls/epubResourceUrls'
import { isPathRefusedByServer } from '../../urls/isPathRefusedByServer'
import { createOfflineCacheNames, OUTDATED_DOWNLOAD_MARKER_URL } from '../createOfflineCacheNames'
import { setEpubArchiveReaderFactory } from '../epubArchiveReader'
import { addOfflineBooks, createOfflineBookEntry, readOfflineBooks } from '../offlineBooks'
import { downloadBookForOffline } from './downloadBookForOffline'
import { StorageFullError } from './fetchIntoCache'

const cacheName = createOfflineCacheNames('').book('U', 'B')
const resourceUrl = (path: string) => `${location.origin}/api/v1/books/B/resource/${encodeEpubResourcePath(path)}`

let cacheStorage: FakeCacheStorage
let chapters: string[]
let resources: string[]
let serverVersion: string
/** Files of the EPUB for which the server responds with status 404. */
let missingFiles: string[]
let hasPositions: boolean
let fetchedFiles: string[]
let onFetchFile: (path: string) => void
/** If set, creates the response to each request for a file. The response says that the session has ended. */
let sessionEndedResponse: (() => Response) | undefined

beforeEach(() => {
  localStorage.clear()
  cacheStorage = new FakeCacheStorage()
  chapters = ['a.xhtml', 'b.xhtml']
  resources = ['c.css']
  setEpubArchiveReaderFactory(undefined)
  serverVersion = 'old'
  missingFiles = []
  hasPositions = true
  fetchedFiles = []
  onFetchFile = () => {}
  sessionEndedResponse = undefined
  vi.stubGlobal('caches', cacheStorage)
  vi.stubGlobal('fetch', async (request: string | URL) => respond(new URL(request, location.origin).pathname))
  addOfflineBooks('U', [createOfflineBookEntry(bookOnServer(), 0)])
})

const bookOnServer = () =>
  createTestBook({ fileHash: serverVersion, media: { mediaProfile: 'EPUB', epubDivinaCompatible: false } })

function respond(path: string): Response {
  if (path === '/api/v1/books/B') return Response.json(bookOnServer())
  if (path === '/api/v1/books/B/pages') return Response.json([])
  if (path === '/api/v1/series/S') return Response.json(createTestSeries({ id: 'S' }))
  if (path === '/api/v1/books/B/manifest')
    return Response.json(createTestEpubManifest({ readingOrder: links(...chapters), resources: links(...resources) }))
  if (path === '/api/v1/books/B/positions' && hasPositions) return Response.json({ total: 0, positions: [] })
  const file = /resource\/(.+)$/.exec(path)?.[1]
  if (!file) return new Response(null, { status: 404 })
  fetchedFiles.push(file)
  if (isPathRefusedByServer(path)) return new Response(null, { status: 400 })
  onFetchFile(file)
  if (sessionEndedResponse) return sessionEndedResponse()
  return missingFiles.includes(file) ? new Response(null, { status: 404 }) : new Response(serverVersion)
}

const links = (...paths: string[]) => paths.map(path => ({ href: resourceUrl(path), type: 'text/html' }))
const download = () => downloadBookForOffline('U', 'B', new AbortController().signal)
const entry = () => readOfflineBooks('U')[0]
const readFile = async (path: string) => (await cacheStorage.match(resourceUrl(path), { cacheName }))?.text()

async function downloadAndUpdateFile() {
  await download()
  serverVersion = 'new'
  await (await cacheStorage.open(cacheName)).put(OUTDATED_DOWNLOAD_MARKER_URL, new Response(''))
}

test('an update replaces the files of an EPUB', async () => {
  await downloadAndUpdateFile()
  await download()
  expect(await readFile('b.xhtml')).toBe('new')
  expect(entry()).toMatchObject({ file: 'new', files: 3, here: 3 })
})

test('an update leaves the earlier file readable while the drive with the book is not mounted', async () => {
  await downloadAndUpdateFile()
  missingFiles = ['a.xhtml', 'b.xhtml', 'c.css']
  await expect(download()).rejects.toMatchObject({ status: 404 })
  expect(await readFile('a.xhtml')).toBe('old')
  expect(entry()).toMatchObject({ file: 'old', files: 3, here: 3 })
})

test('a download is not complete while a chapter is missing', async () => {
  missingFiles = ['b.xhtml']
  await expect(download()).rejects.toMatchObject({ status: 404 })
  expect(entry()?.here).toBeLessThan(3)
  missingFiles = []
  await download()
  expect(entry()).toMatchObject({ files: 3, here: 3 })
})

test('a download is complete without a style sheet that the book does not contain', async () => {
  missingFiles = ['c.css']
  await download()
  expect(entry()).toMatchObject({ files: 3, here: 3 })
  expect((await cacheStorage.match(resourceUrl('c.css'), { cacheName }))?.status).toBe(404)
})

test('a download is not complete if the server loses the drive with the book before the last file', async () => {
  onFetchFile = file => {
    if (file === 'c.css') missingFiles = ['a.xhtml', 'b.xhtml', 'c.css']
  }
  await expect(download()).rejects.toMatchObject({ status: 404 })
  onFetchFile = () => {}
  missingFiles = []
  fetchedFiles = []
  await download()
  expect(fetchedFiles).toEqual(['c.css'])
  expect(await readFile('c.css')).toBe('old')
})

test('a download is complete without a position list, because the reader does not need this list', async () => {
  hasPositions = false
  await download()
  expect(entry()).toMatchObject({ files: 3, here: 3 })
})

test('an update replaces page images by the files of an EPUB', async () => {
  await downloadAndUpdateFile()
  const current = entry()
  if (current) addOfflineBooks('U', [{ ...current, reader: 'comic' }])
  await download()
  expect(await readFile('a.xhtml')).toBe('new')
  expect(entry()).toMatchObject({ reader: 'epub', files: 3, here: 3 })
})

test.each([undefined, { 'content-type': 'text/plain;charset=UTF-8' }])(
  'a download does not store the text that the server sends after the end of a session as a chapter (headers %o)',
  async headers => {
    sessionEndedResponse = () => new Response(new TextEncoder().encode('This session has been expired'), { headers })
    await expect(download()).rejects.toMatchObject({ status: 401 })
    expect(await readFile('a.xhtml')).toBeUndefined()
    sessionEndedResponse = undefined
    await download()
    expect(await readFile('a.xhtml')).toBe('old')
    expect(entry()).toMatchObject({ files: 3, here: 3 })
  },
)

test('a download stores a long text file that quotes the message about the end of a session', async () => {
  const text = `This session has been expired. ${'It was a dark and stormy night. '.repeat(100)}`
  sessionEndedResponse = () => new Response(text, { headers: { 'content-type': 'text/plain' } })
  await download()
  expect(await readFile('a.xhtml')).toBe(text)
})

describe('files whose paths the server refuses', () => {
  let readPaths: string[]
  let openedArchives: number

  beforeEach(() => {
    chapters = ['100% a.xhtml', 'b.xhtml']
    resources = ['c;.css']
    readPaths = []
    openedArchives = 0
    setEpubArchiveReaderFactory(async () => {
      openedArchives += 1
      return async path => {
        readPaths.push(path)
        return path === 'missing;.png'
          ? undefined
          : new Response('archive', { headers: { 'content-type': 'text/css' } })
      }
    })
  })

  test('are read from the file of the book, which is fetched once, and only the first time', async () => {
    await download()
    expect([await readFile('100% a.xhtml'), await readFile('b.xhtml'), await readFile('c;.css')]).toEqual([
      'archive',
      'old',
      'archive',
    ])
    expect(entry()).toMatchObject({ files: 3, here: 3 })
    expect([readPaths.sort(), openedArchives]).toEqual([['100% a.xhtml', 'c;.css'], 1])
    await download()
    expect(readPaths).toHaveLength(2)
  })

  test('do not make a download incomplete if the book does not contain them and they are no chapters', async () => {
    resources = ['missing;.png']
    await download()
    expect(entry()).toMatchObject({ files: 3, here: 3 })
    chapters = ['missing;.png', 'b.xhtml']
    serverVersion = 'new'
    await (await cacheStorage.open(cacheName)).put(OUTDATED_DOWNLOAD_MARKER_URL, new Response(''))
    await expect(download()).rejects.toMatchObject({ status: 400 })
  })

  test('need the permission to download files if they are chapters', async () => {
    setEpubArchiveReaderFactory(undefined)
    await expect(download()).rejects.toMatchObject({ status: 400 })
    chapters = ['a.xhtml']
    await download()
    expect(entry()).toMatchObject({ files: 2, here: 2 })
  })

  test('prove that the drive with the book is mounted if all chapters have such paths', async () => {
    chapters = ['100% a.xhtml']
    resources = ['c.css']
    missingFiles = ['c.css']
    await download()
    expect(entry()).toMatchObject({ files: 2, here: 2 })
    expect(openedArchives).toBe(2)
  })

  test('end the download if the storage is full', async () => {
    const cache = await cacheStorage.open(cacheName)
    const put = cache.put
    cache.put = async (request, response) => {
      if (String(request).includes('%25')) throw new DOMException('full', 'QuotaExceededError')
      await put(request, response)
    }
    addOfflineBooks('U', [{ ...createOfflineBookEntry(bookOnServer(), 0), files: 3, here: 1 }])
    await expect(download()).rejects.toThrow(StorageFullError)
  })
})
