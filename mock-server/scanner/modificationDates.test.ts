import { renameSync, utimesSync } from 'node:fs'
import { zipSync } from 'fflate'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { BookRecord, ReadProgressRecord } from '../state/libraryRecords'
import { enqueueBookImport } from './bookImport/enqueueBookImport'
import { computeMissingBookPageHashes } from './hashes/computeMissingBookHashes'
import { renumberBooksOfSeries } from './renumberBooksOfSeries'
import { scanLibrary } from './scanLibrary'
import { TestLibraryFolder } from './testLibraryFolder'

let folder: TestLibraryFolder
beforeEach(async () => {
  folder = await TestLibraryFolder.make()
})
afterEach(() => folder.remove())

const progress = (bookId: string): ReadProgressRecord => ({
  bookId,
  userId: 'U',
  page: 1,
  completed: false,
  readDate: 5,
  created: 5,
  lastModified: 5,
  deviceId: '',
  deviceName: '',
  locator: null,
})

/** Gives a book old dates, and a reading progress with old dates. Returns the current time. */
function makeOld(book: BookRecord): number {
  Object.assign(book.metadata, { created: 5, lastModified: 5, summary: 'old' })
  book.media.lastModified = 5
  folder.world.progress.set(progress(book.id))
  return folder.world.now()
}

function expectTransferredWithNewDates(book: BookRecord, since: number): void {
  expect(book.metadata.summary).toBe('old')
  expect(book.metadata.created).toBeGreaterThan(since)
  expect(book.metadata.lastModified).toBeGreaterThan(book.metadata.created)
  expect(book.media.lastModified).toBeGreaterThan(since)
  const transferred = folder.world.progress.of('U', book.id)
  expect(transferred?.readDate).toBe(5)
  expect(transferred?.created).toBeGreaterThan(since)
  expect(transferred?.lastModified).toBe(transferred?.created)
}

it('metadata and progress that a renamed series takes over have the dates of the new records', async () => {
  folder.writeComic('A/1.cbz')
  await folder.scan()
  Object.assign(folder.series('A').metadata, { created: 5, lastModified: 5, summary: 'old' })
  const since = makeOld(folder.book('1'))
  renameSync(folder.path('A'), folder.path('B'))
  await folder.scanAgain()
  expectTransferredWithNewDates(folder.book('1'), since)
  const { metadata } = folder.series('B')
  expect(metadata.summary).toBe('old')
  expect(metadata.created).toBeGreaterThan(since)
  expect(metadata.lastModified).toBeGreaterThan(metadata.created)
})

it('metadata and progress that an upgraded book takes over have the dates of the new records', async () => {
  folder.writeComic('lib/A/1.cbz')
  folder.writeComic('in/better.cbz')
  await folder.scan({ root: folder.path('lib') })
  const { id, seriesId } = folder.book('1')
  const since = makeOld(folder.book('1'))
  const sourceFile = folder.path('in/better.cbz')
  enqueueBookImport(folder.world, { sourceFile, seriesId, copyMode: 'COPY', upgradeBookId: id })
  await folder.world.tasks.idle()
  expectTransferredWithNewDates(folder.book('better'), since)
})

it('renumbering updates the time of the metadata of each book, unless both numbers are locked', async () => {
  for (const name of ['1', '2', '3']) folder.writeComic(`A/${name}.cbz`)
  await folder.scan()
  const books = ['1', '2', '3'].map(name => folder.book(name))
  for (const { metadata } of books) metadata.lastModified = 5
  Object.assign(folder.book('1').metadata.locks, { number: true })
  Object.assign(folder.book('3').metadata.locks, { number: true, numberSort: true })
  renumberBooksOfSeries(folder.world, folder.series('A'))
  expect(books.map(({ metadata }) => metadata.lastModified > 5)).toEqual([true, true, false])
})

it('the media of a book that a scan marks as outdated has a new modification time', async () => {
  folder.writeComic('A/1.cbz')
  const library = await folder.scan()
  const { media } = folder.book('1')
  media.lastModified = 5
  folder.writeFile('A/1.cbz', zipSync({ '1.png': folder.png }))
  await scanLibrary(folder.world, library, true)
  expect(media.status).toBe('OUTDATED')
  expect(media.lastModified).toBeGreaterThan(5)
})

it('the media of a book whose pages are hashed has a new modification time', async () => {
  folder.writeComic('A/1.cbz')
  await folder.scan()
  const { media } = folder.book('1')
  media.lastModified = 5
  await computeMissingBookPageHashes(folder.world, folder.book('1'))
  expect(media.lastModified).toBeGreaterThan(5)
})

it('a scan updates a series that lost a book, even if the time of its folder is unchanged', async () => {
  for (const name of ['1', '2']) folder.writeComic(`A/${name}.cbz`)
  const folderTime = new Date(Date.now() + 5_000)
  utimesSync(folder.path('A'), folderTime, folderTime)
  await folder.scan()
  const series = folder.series('A')
  series.lastModified = 5
  renameSync(folder.path('A/2.cbz'), folder.path('away'))
  folder.writeComic('A/3.cbz')
  utimesSync(folder.path('A'), folderTime, folderTime)
  await folder.scanAgain()
  expect(series.lastModified).toBeGreaterThan(5)
  expect(folder.book('3').seriesId).toBe(series.id)
})
