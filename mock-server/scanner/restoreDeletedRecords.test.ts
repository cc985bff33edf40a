import { readdirSync, renameSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { measureCpuMs } from '../../tests/harness/measureCpuMs'
import { getEpubPublication } from '../state/bookContents/epubPublicationStore'
import type { LibraryRecord, SeriesRecord } from '../state/libraryRecords'
import { MockServerState } from '../state/mockServerState'
import { addScannedBook, addScannedSeries } from './metadata/addScannedRecords'
import {
  changeThumbnailOwner,
  collectDeletedRecordsByFile,
  restoreDeletedBooks,
  restoreDeletedSeries,
} from './restoreDeletedRecords'
import { TestLibraryFolder } from './testLibraryFolder'

const SERIES_COUNT = 4_000
const MAX_CPU_MS = 2_500

const scanned = (path: string) => ({ name: path, path, fileLastModified: 1, sizeBytes: 1_000 })

function addSeries(world: MockServerState, path: string): SeriesRecord {
  const library = { id: 'L' } as LibraryRecord
  return addScannedSeries(world, library, {
    ...scanned(path),
    oneshot: false,
    books: [],
    sidecars: new Map(),
  })
}

/**
 * Creates many soft-deleted series in the folder `/old`, with one book each. In the tests, this folder is renamed to
 * `/new`. Returns the state of the mock server, and the hashes of the book files by their new paths.
 */
function deleteManySeries() {
  const world = new MockServerState()
  const hashes = new Map<string, string>()
  for (let i = 0; i < SERIES_COUNT; i++) {
    const series = addSeries(world, `/old/${i}`)
    const book = addScannedBook(world, series, scanned(`/old/${i}/1.cbz`))
    Object.assign(book, { deleted: true, fileHash: `hash ${i}` })
    Object.assign(series, {
      deleted: true,
      metadata: { ...series.metadata, title: `title ${i}`, locks: { title: true } },
    })
    hashes.set(`/new/${i}/1.cbz`, `hash ${i}`)
  }
  return { world, hashes }
}

test('thousands of books of a renamed folder are restored in time', async () => {
  const { world, hashes } = deleteManySeries()
  const deletedRecords = collectDeletedRecordsByFile(world, hashes)
  const series = addSeries(world, '/new')
  const books = [...hashes.keys()].map(path => addScannedBook(world, series, scanned(path)))
  expect(await measureCpuMs(() => restoreDeletedBooks(world, books, deletedRecords))).toBeLessThan(MAX_CPU_MS)
  expect(books.map(book => book.fileHash)).toEqual([...hashes.values()])
  expect(world.books.size).toBe(SERIES_COUNT)
})

test('thousands of renamed series are restored in time', async () => {
  const { world, hashes } = deleteManySeries()
  const deletedRecords = collectDeletedRecordsByFile(world, hashes)
  const cpuMs = await measureCpuMs(() => {
    for (let i = 0; i < SERIES_COUNT; i++) {
      const series = addSeries(world, `/new/${i}`)
      const book = addScannedBook(world, series, scanned(`/new/${i}/1.cbz`))
      restoreDeletedSeries(world, series, [book], deletedRecords)
      restoreDeletedBooks(world, [book], deletedRecords)
      if (i === SERIES_COUNT - 1) expect(series.metadata.title).toBe(`title ${i}`)
    }
  })
  expect(cpuMs).toBeLessThan(MAX_CPU_MS)
  expect([world.series.size, world.books.size]).toEqual([SERIES_COUNT, SERIES_COUNT])
})

describe('a scan after the change of file names', () => {
  let folder: TestLibraryFolder
  beforeEach(async () => {
    folder = await TestLibraryFolder.make()
  })
  afterEach(() => folder.remove())

  const comicInfo = { Title: 'Part one', Series: 'The Alphabet', Writer: 'Ann' }

  it('reads the metadata of a renamed series again', async () => {
    folder.writeComic('A/1.cbz', comicInfo)
    await folder.scan()
    const events: string[] = []
    folder.world.subscribe(({ event }) => events.push(event))
    renameSync(folder.path('A'), folder.path('B'))
    await folder.scanAgain()
    expect(folder.series('B')).toMatchObject({
      metadata: { title: 'The Alphabet', titleSort: 'The Alphabet' },
      aggregation: { authors: [{ name: 'Ann', role: 'writer' }] },
    })
    expect(folder.book('1').metadata.title).toBe('Part one')
    expect(events.slice(-3)).toEqual(['BookChanged', 'SeriesChanged', 'SeriesChanged'])
  })

  it('reads the title of a renamed book again, except if the title is locked', async () => {
    const epub = {
      mimetype: 'application/epub+zip',
      'META-INF/container.xml': '<container><rootfiles><rootfile full-path="b.opf"/></rootfiles></container>',
      'b.opf': '<package><metadata><dc:title>Novel</dc:title></metadata><manifest/><spine/></package>',
    }
    const entries = Object.entries(epub).map(([name, text]) => [name, strToU8(text)])
    folder.writeFile('A/1.epub', zipSync(Object.fromEntries(entries)))
    folder.writeComic('A/2.cbz', comicInfo)
    folder.writeComic('A/3.cbz', comicInfo)
    await folder.scan()
    Object.assign(folder.book('3').metadata, { title: 'Mine', locks: { title: true } })
    for (const [from, to] of [
      ['1.epub', '1a.epub'],
      ['2.cbz', '2a.cbz'],
      ['3.cbz', '3a.cbz'],
    ])
      renameSync(folder.path(`A/${from}`), folder.path(`A/${to}`))
    utimesSync(folder.path('A'), new Date(), new Date(Date.now() + 5000))
    await folder.scanAgain()
    const titles = ['1a', '2a', '3a'].map(name => folder.book(name).metadata.title)
    expect(titles).toEqual(['Novel', 'Part one', 'Mine'])
  })

  it('moves the publication of an EPUB to the restored book', async () => {
    folder.writePlainEpub('A/1.epub')
    await folder.scan()
    const { id } = folder.book('1')
    const before = await getEpubPublication(folder.world, folder.book('1'))
    renameSync(folder.path('A'), folder.path('B'))
    await folder.scanAgain()
    expect(folder.book('1').id).not.toBe(id)
    rmSync(folder.path('B/1.epub'))
    expect(before?.positions).toHaveLength(1)
    expect(await getEpubPublication(folder.world, folder.book('1'))).toEqual(before)
    expect(readdirSync(join(folder.world.filesDir, 'epubs'))).toHaveLength(1)
  })

  it('imports artwork files again instead of moving their posters to the new records', async () => {
    folder.writeComic('A/1.cbz')
    folder.writeFile('A/1.png', folder.png)
    folder.writeFile('A/cover.png', folder.png)
    await folder.scan()
    const uploaded = { ...folder.world.thumbnails.of('book', folder.book('1').id)[0] }
    folder.world.thumbnails.add({ ...uploaded, id: 'U', type: 'USER_UPLOADED', selected: false } as never)
    folder.world.thumbnails.add({ ...uploaded, id: 'S', owner: 'series', type: 'USER_UPLOADED' } as never)
    changeThumbnailOwner(folder.world, 'S', folder.series('A').id)
    renameSync(folder.path('A'), folder.path('B'))
    await folder.scanAgain()
    const sources = (owner: 'book' | 'series', id: string) =>
      folder.world.thumbnails.of(owner, id).map(({ type, source }) => [type, 'file' in source ? source.file : ''])
    expect(sources('book', folder.book('1').id).sort()).toEqual([
      ['GENERATED', ''],
      ['SIDECAR', folder.path('B/1.png')],
      ['USER_UPLOADED', folder.path('A/1.png')],
    ])
    expect(sources('series', folder.series('B').id).sort()).toEqual([
      ['SIDECAR', folder.path('B/cover.png')],
      ['USER_UPLOADED', folder.path('A/1.png')],
    ])
  })

  it('updates the time and the stored count of collections and read lists with restored records', async () => {
    folder.writeComic('A/1.cbz', { SeriesGroup: 'Letters', StoryArc: 'Arc', StoryArcNumber: 7 })
    folder.writeComic('A/2.cbz', { StoryArc: 'Arc', StoryArcNumber: 9 })
    await folder.scan()
    const sets = () => [...folder.world.collections.values(), ...folder.world.readLists.values()]
    for (const set of sets()) Object.assign(set, { lastModified: 5, storedCount: 4 })
    renameSync(folder.path('A'), folder.path('B'))
    await folder.scanAgain()
    expect(sets()).toMatchObject([
      { name: 'Letters', seriesIds: [folder.series('B').id], storedCount: 1 },
      { name: 'Arc', bookIds: [folder.book('1').id, folder.book('2').id], storedCount: 2, places: undefined },
    ])
    for (const { lastModified } of sets()) expect(lastModified).toBeGreaterThan(5)
  })
})
