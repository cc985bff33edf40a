// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { createTestBook, createTestEpubManifest, createTestSeries } from '../../../../tests/harness/createTestRecords'
import { FakeCacheStorage } from '../../../../tests/harness/fakeCacheStorage'
import { createOfflineCacheNames, OUTDATED_DOWNLOAD_MARKER_URL } from '../createOfflineCacheNames'
import { addOfflineBooks, createOfflineBookEntry, readOfflineBooks } from '../offlineBooks'
import { downloadBookForOffline } from './downloadBookForOffline'

const cacheName = createOfflineCacheNames('').book('U', 'B')
const resourceUrl = (path: string) => `${location.origin}/api/v1/books/B/resource/${path}`

let cacheStorage: FakeCacheStorage
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
    return Response.json(
      createTestEpubManifest({ readingOrder: links('a.xhtml', 'b.xhtml'), resources: links('c.css') }),
    )
  if (path === '/api/v1/books/B/positions' && hasPositions) return Response.json({ total: 0, positions: [] })
  const file = /resource\/(.+)$/.exec(path)?.[1]
  if (!file) return new Response(null, { status: 404 })
  fetchedFiles.push(file)
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
