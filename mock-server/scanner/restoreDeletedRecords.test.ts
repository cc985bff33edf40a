import { expect, test } from 'vitest'
import { measureCpuMs } from '../../tests/harness/measureCpuMs'
import type { LibraryRecord, SeriesRecord } from '../state/libraryRecords'
import { MockServerState } from '../state/mockServerState'
import { addScannedBook, addScannedSeries } from './metadata/addScannedRecords'
import { collectDeletedRecordsByFile, restoreDeletedBooks, restoreDeletedSeries } from './restoreDeletedRecords'

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
