import { rmSync } from 'node:fs'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createMockServerHandlers } from '../../createMockServerHandlers'
import { createMockServer } from '../../http/createMockServer'
import { enqueueLibraryScan } from '../../scanner/enqueueLibraryTasks'
import { TestLibraryFolder } from '../../scanner/testLibraryFolder'
import type { UserRecord } from '../../state/libraryRecords'
import { createUserRecord } from '../accounts/createSessionAndClaimHandlers'

let folder: TestLibraryFolder
let admin: UserRecord
let reader: UserRecord
let user: UserRecord
let send: (method: string, path: string, body?: unknown) => Promise<Response>

beforeEach(async () => {
  folder = await TestLibraryFolder.make()
  for (const name of ['one/A/a1', 'one/A/a2', 'one/B/b1', 'two/C/c1']) folder.writeComic(`${name}.cbz`)
  for (const name of ['one', 'two']) await folder.scan({ name, root: folder.path(name) })
  const { world } = folder
  admin = createUserRecord('ADMIN', 'admin@example.org', 'secret', ['ADMIN', 'FILE_DOWNLOAD'])
  reader = createUserRecord('READER', 'reader@example.org', 'secret', ['FILE_DOWNLOAD'])
  for (const account of [admin, reader]) world.users.set(account.id, account)
  user = admin
  const handleRequest = createMockServer(world, createMockServerHandlers(world), { signedInAs: () => user })
  send = (method, path, body) => {
    const headers: HeadersInit =
      body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }
    const init = { method, headers, body: body instanceof FormData ? body : JSON.stringify(body) }
    return handleRequest(new Request(`http://server/api/v1/${path}`, init))
  }
})
afterEach(() => folder.remove())

const json = async (response: Response | Promise<Response>) => (await response).json()
const bookIds = (...names: string[]) => names.map(name => folder.book(name).id)
const seriesIds = (...names: string[]) => names.map(name => folder.series(name).id)
const createReadList = (name: string, ...books: string[]) =>
  json(send('POST', 'readlists', { name, bookIds: bookIds(...books) }))
const createCollection = (name: string, ...series: string[]) =>
  json(send('POST', 'collections', { name, ordered: true, seriesIds: seriesIds(...series) }))
const libraryId = (series: string) => folder.series(series).libraryId

async function namesInFileOf(readListId: string): Promise<string[]> {
  const response = await send('GET', `readlists/${readListId}/file`)
  return Object.keys(unzipSync(new Uint8Array(await response.arrayBuffer())))
}

describe('the file of a read list', () => {
  test('numbers the books by their positions, without padding', async () => {
    folder.writeComic('three/S/s1.cbz', { Title: 'x', StoryArc: 'Arc', StoryArcNumber: 4 })
    folder.writeComic('three/S/s2.cbz', { Title: 'y', StoryArc: 'Arc', StoryArcNumber: 10 })
    await folder.scan({ name: 'three', root: folder.path('three'), importComicInfoReadList: true })
    const [{ id } = { id: '' }] = [...folder.world.readLists.values()]
    expect(await namesInFileOf(id)).toEqual(['5 - s1.cbz', '11 - s2.cbz'])
    await send('PATCH', `readlists/${id}`, { bookIds: bookIds('s2', 'a1') })
    expect(await namesInFileOf(id)).toEqual(['1 - s2.cbz', '2 - a1.cbz'])
  })

  test('has the same number for a book after another book was deleted', async () => {
    const { id } = await createReadList('List', 'a1', 'b1', 'c1')
    const library = libraryId('B')
    rmSync(folder.path('one/B'), { recursive: true })
    enqueueLibraryScan(folder.world, library, {})
    await folder.world.tasks.idle()
    await send('POST', `libraries/${library}/empty-trash`)
    await folder.world.tasks.idle()
    expect(await namesInFileOf(id)).toEqual(['1 - a1.cbz', '3 - c1.cbz'])
  })
})

test('a library filter finds a list only by a member that the user may see', async () => {
  await createReadList('Books', 'a1', 'c1')
  await createCollection('Series', 'A', 'C')
  folder.series('C').metadata.sharingLabels = ['adult']
  reader.labelsExclude = ['adult']
  user = reader
  for (const path of ['readlists', 'collections']) {
    expect((await json(send('GET', `${path}?library_id=${libraryId('A')}`))).totalElements).toBe(1)
    expect((await json(send('GET', `${path}?library_id=${libraryId('C')}`))).totalElements).toBe(0)
  }
})

test('rejects invalid parameters before the server looks for the list', async () => {
  const withoutFile = () => {
    const form = new FormData()
    form.set('other', 'x')
    return form
  }
  for (const path of ['readlists', 'collections']) {
    expect((await send('POST', `${path}/NOPE/thumbnails`, withoutFile())).status).toBe(400)
    expect((await send('POST', `${path}/NOPE/thumbnails`, {})).status).toBe(415)
  }
  expect((await send('GET', 'collections/NOPE/series?read_status=foo')).status).toBe(400)
  expect((await send('GET', 'readlists/NOPE/books?media_status=foo')).status).toBe(400)
  expect((await send('GET', 'readlists/NOPE/books')).status).toBe(404)
  user = reader
  reader.labelsExclude = ['adult']
  expect((await send('GET', 'series/NOPE/books?read_status=foo')).status).toBe(400)
  expect((await send('GET', 'series/NOPE/books')).status).toBe(404)
})

test('names that differ in the case of ASCII letters are equal, names that differ in other letters are not', async () => {
  await createReadList('Été', 'a1')
  await createCollection('Été', 'A')
  const bodies = {
    readlists: (name: string) => ({ name, bookIds: bookIds('a1') }),
    collections: (name: string) => ({ name, ordered: false, seriesIds: seriesIds('A') }),
  }
  for (const [path, body] of Object.entries(bodies)) {
    expect((await send('POST', path, body('ÉtÉ'))).status).toBe(200)
    expect((await send('POST', path, body('ÉTÉ'))).status).toBe(400)
  }
  const form = new FormData()
  form.set(
    'file',
    new Blob(['<ReadingList><Name>éTÉ</Name><Books><Book Series="A" Number="1"/></Books></ReadingList>']),
  )
  expect((await json(send('POST', 'readlists/match/comicrack', form))).readListMatch.errorCode).toBe('')
})

describe('the next and previous book in a read list', () => {
  beforeEach(() => {
    reader.labelsExclude = ['adult']
    folder.series('B').metadata.sharingLabels = ['adult']
  })

  test('of a book with a hidden label are found in an ordered list', async () => {
    const { id } = await createReadList('List', 'a1', 'b1', 'a2')
    user = reader
    const [hidden] = bookIds('b1')
    expect((await json(send('GET', `readlists/${id}/books/${hidden}/next`))).name).toBe('a2')
    expect((await json(send('GET', `readlists/${id}/books/${hidden}/previous`))).name).toBe('a1')
    const [first] = bookIds('a1')
    expect((await json(send('GET', `readlists/${id}/books/${first}/next`))).name).toBe('a2')
  })

  test('of a hidden book are not found in a list that is sorted by date, or if the library is hidden', async () => {
    const { id } = await createReadList('List', 'a1', 'b1', 'a2')
    const [hidden] = bookIds('b1')
    await send('PATCH', `readlists/${id}`, { ordered: false })
    user = reader
    expect((await send('GET', `readlists/${id}/books/${hidden}/next`)).status).toBe(404)
    user = admin
    const { id: other } = await createReadList('Other', 'a1', 'c1', 'a2')
    Object.assign(reader, { sharedAllLibraries: false, sharedLibrariesIds: [libraryId('A')] })
    user = reader
    expect((await send('GET', `readlists/${other}/books/${bookIds('c1')[0]}/next`)).status).toBe(404)
    expect((await json(send('GET', `readlists/${other}/books/${bookIds('a1')[0]}/next`))).name).toBe('a2')
  })
})

describe('the posters of a collection or read list', () => {
  const posterForm = async (color: string) => {
    const image = sharp({ create: { width: 40, height: 60, channels: 3, background: color } })
    const form = new FormData()
    form.set('file', new File([new Uint8Array(await image.png().toBuffer())], 'poster.png'))
    return form
  }

  test('an upload that does not select the only poster leaves the mosaic, until another poster is deleted', async () => {
    const [list, collection] = [await createReadList('List', 'a1'), await createCollection('Collection', 'A')]
    for (const path of [`readlists/${list.id}`, `collections/${collection.id}`]) {
      const isMosaic = async () =>
        (await sharp(await (await send('GET', `${path}/thumbnail`)).arrayBuffer()).metadata()).height === 300
      const upload = async (selected: boolean) =>
        json(send('POST', `${path}/thumbnails?selected=${selected}`, await posterForm('red')))
      expect(await upload(false)).toMatchObject({ selected: false })
      expect(await isMosaic()).toBe(true)
      const { id } = await upload(false)
      await send('DELETE', `${path}/thumbnails/${id}`)
      expect(await json(send('GET', `${path}/thumbnails`))).toMatchObject([{ selected: true }])
      expect(await isMosaic()).toBe(false)
    }
  })

  test('a mosaic of two members repeats their posters, without cropping them', async () => {
    for (const [name, color] of [
      ['a1', '#f00'],
      ['b1', '#00f'],
    ] as const) {
      const image = sharp({ create: { width: 20, height: 300, channels: 3, background: color } })
      const form = new FormData()
      form.set('file', new File([new Uint8Array(await image.png().toBuffer())], 'poster.png'))
      await send('POST', `books/${folder.book(name).id}/thumbnails`, form)
    }
    const { id } = await createReadList('List', 'a1', 'b1')
    const mosaic = sharp(await (await send('GET', `readlists/${id}/thumbnail`)).arrayBuffer())
    const { data, info } = await mosaic.raw().toBuffer({ resolveWithObject: true })
    const colorAt = (x: number, y: number) =>
      [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)].map(value => (value > 127 ? 1 : 0))
    expect([info.width, info.height]).toEqual([212, 300])
    expect([colorAt(4, 4), colorAt(110, 4), colorAt(4, 154), colorAt(110, 154)]).toEqual([
      [1, 0, 0],
      [0, 0, 1],
      [1, 0, 0],
      [0, 0, 1],
    ])
    expect(colorAt(50, 75)).toEqual([0, 0, 0])
  })
})

test('the response to the creation of a list contains hidden members too', async () => {
  folder.series('B').metadata.sharingLabels = ['adult']
  admin.labelsExclude = ['adult']
  const list = await createReadList('List', 'a1', 'b1')
  expect(list).toMatchObject({ bookIds: bookIds('a1', 'b1'), filtered: false })
  expect(await json(send('GET', `readlists/${list.id}`))).toMatchObject({ bookIds: bookIds('a1'), filtered: true })
  expect((await createCollection('Collection', 'A', 'B')).seriesIds).toEqual(seriesIds('A', 'B'))
})

test('an empty text is no value for the order of a new list', async () => {
  expect((await send('POST', 'readlists', { name: 'L', ordered: '', bookIds: bookIds('a1') })).status).toBe(400)
  expect((await send('POST', 'collections', { name: 'C', ordered: '', seriesIds: seriesIds('A') })).status).toBe(400)
})
