import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMockServerHandlers } from '../../createMockServerHandlers'
import { createMockServer } from '../../http/createMockServer'
import { enqueueLibraryScan } from '../../scanner/enqueueLibraryTasks'
import { TestLibraryFolder } from '../../scanner/testLibraryFolder'
import { getBookPageRecords, storeBookPageRecords } from '../../state/bookContents/bookPageStore'
import type { LibraryRecord } from '../../state/libraryRecords'
import { createUserRecord } from '../accounts/createSessionAndClaimHandlers'

type HashPage = { content: { hash: string }[]; sort: { sorted: boolean } }

let folder: TestLibraryFolder
let library: LibraryRecord
let send: (path: string, init?: RequestInit) => Promise<Response>

beforeEach(async () => {
  folder = await TestLibraryFolder.make()
  folder.writeComic('A/comic.cbz')
  library = await folder.scan({ hashPages: true })
  const { world } = folder
  world.users.set('A', createUserRecord('A', 'admin@example.org', 'secret', ['ADMIN']))
  const handleRequest = createMockServer(world, createMockServerHandlers(world))
  const headers = {
    authorization: `Basic ${btoa('admin@example.org:secret')}`,
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
  }
  send = (path, { headers: more, ...init } = {}) =>
    handleRequest(new Request(`http://server/api/v1/page-hashes${path}`, { ...init, headers: { ...headers, ...more } }))
})
afterEach(() => {
  vi.restoreAllMocks()
  return folder.remove()
})

const listHashes = async (path: string) => {
  const { content, sort } = (await (await send(path)).json()) as HashPage
  return [content.map(({ hash }) => hash).join(' '), sort.sorted]
}
const getOnlyHash = async () => {
  const { content } = (await (await send('/unknown')).json()) as HashPage
  return content[0]?.hash ?? ''
}
const setHashes = (bookName: string, hashes: string[]) => {
  const book = folder.book(bookName)
  for (const [i, page] of getBookPageRecords(folder.world, book).entries()) page.hash = hashes[i]
  storeBookPageRecords(folder.world, book)
}
const deleteAll = async (hash: string) => {
  await send(`/${hash}/delete-all`, { method: 'POST' })
  await folder.world.tasks.idle()
}

test.each([
  ['', 200, 'image/png'],
  ['?resize=', 200, 'image/png'],
  ['?resize=10', 200, 'image/jpeg'],
  ['?resize=x', 400, 'application/json'],
  ['?resize=1.5', 400, 'application/json'],
])('the thumbnail of an unknown hash with the query "%s" gives status %i and %s', async (query, status, type) => {
  const response = await send(`/unknown/${await getOnlyHash()}/thumbnail${query}`)
  expect([response.status, response.headers.get('content-type')]).toEqual([status, type])
})

test('serves thumbnails only to clients that accept JPEG images', async () => {
  for (const path of ['/unknown/x/thumbnail', '/x/thumbnail']) {
    expect((await send(path, { headers: { accept: 'application/json' } })).status, path).toBe(406)
    expect((await send(path, { headers: { accept: 'image/*' } })).status, path).toBe(404)
  }
})

test('sorts equal unknown hashes by hash, in the direction of a single sort key', async () => {
  folder.writeComic('A/second.cbz')
  folder.writeComic('A/third.cbz')
  await folder.scanAgain()
  setHashes('third', ['c', 'b'])
  setHashes('comic', ['b', 'a'])
  setHashes('second', ['a', 'c'])
  expect(await listHashes('/unknown')).toEqual(['a b c', false])
  expect(await listHashes('/unknown?sort=matchCount,asc')).toEqual(['a b c', true])
  expect(await listHashes('/unknown?sort=matchCount,desc')).toEqual(['c b a', true])
  expect(await listHashes('/unknown?sort=matchCount,desc&sort=size,desc')).toEqual(['a b c', true])
  for (const hash of ['b', 'c', 'a'])
    await send('', { method: 'PUT', body: JSON.stringify({ hash, size: 1, action: 'IGNORE' }) })
  expect(await listHashes('')).toEqual(['a b c', false])
  expect(await listHashes('?sort=fileSize,desc')).toEqual(['a b c', true])
})

test('rejects sort keys that only the other list supports', async () => {
  const hash = await getOnlyHash()
  for (const key of ['url', 'bookId']) expect((await send(`/unknown?sort=${key}`)).status, key).toBe(500)
  for (const key of ['matchCount', 'totalSize']) expect((await send(`/${hash}?sort=${key}`)).status, key).toBe(500)
  for (const key of ['hash', 'fileSize', 'pageNumber'])
    expect(await (await send(`/${hash}?sort=${key}`)).json(), key).toMatchObject({ sort: { sorted: true } })
})

test('lists the pages of a library after its option hashPages was disabled', async () => {
  library.hashPages = false
  expect(await getOnlyHash()).not.toBe('')
})

test('removes pages with the action DELETE_AUTO only from the scanned library', async () => {
  folder.world.libraries.set('other', { ...library, id: 'other', root: folder.path('other') })
  setHashes('comic', ['x', 'y'])
  await send('', { body: JSON.stringify({ hash: 'x', size: 1, action: 'DELETE_AUTO' }), method: 'PUT' })
  for (const [id, count] of [
    ['other', 2],
    [library.id, 1],
  ] as const) {
    enqueueLibraryScan(folder.world, id)
    await folder.world.tasks.idle()
    expect(folder.book('comic').media.pagesCount).toBe(count)
  }
})

test('leaves a book unchanged if all its pages should be removed', async () => {
  const errorLog = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const file = readFileSync(folder.path('A/comic.cbz'))
  await deleteAll(await getOnlyHash())
  expect(folder.book('comic').media.pagesCount).toBe(2)
  expect(readFileSync(folder.path('A/comic.cbz'))).toEqual(file)
  expect(errorLog).toHaveBeenCalledOnce()
})

test('clears the one-shot flag of a book after a page was removed', async () => {
  folder.book('comic').oneshot = true
  setHashes('comic', ['x', 'y'])
  await deleteAll('x')
  expect(folder.book('comic')).toMatchObject({ oneshot: false, number: 0, fileHash: '' })
})

test('removes a single match only if its media type is correct', async () => {
  setHashes('comic', ['x', 'y'])
  const match = { bookId: folder.book('comic').id, url: '', pageNumber: 1, fileName: '1.png', fileSize: 1 }
  for (const [mediaType, count] of [
    ['image/jpeg', 2],
    ['image/png', 1],
  ]) {
    await send('/x/delete-match', { method: 'POST', body: JSON.stringify({ ...match, mediaType }) })
    await folder.world.tasks.idle()
    expect(folder.book('comic').media.pagesCount).toBe(count)
  }
})
