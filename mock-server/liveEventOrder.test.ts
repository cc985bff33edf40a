import { rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { enqueueBookAnalysis, enqueueBookMetadataRefreshAfterRenumbering } from './scanner/enqueueBookAndSeriesTasks'
import { enqueueTrashEmptying } from './scanner/enqueueLibraryTasks'
import { createMylarSeriesJson, TestLibraryFolder } from './scanner/testLibraryFolder'
import { deleteLibraryRecord } from './state/deleteRecords'
import { TASK_PRIORITY } from './state/taskQueue'

let folder: TestLibraryFolder
let events: { event: string; bookId: unknown; seriesId: unknown }[]
beforeEach(async () => {
  folder = await TestLibraryFolder.make()
  events = []
  folder.world.subscribe(({ event, data: { bookId, seriesId } }) => events.push({ event, bookId, seriesId }))
})
afterEach(() => {
  vi.restoreAllMocks()
  folder.remove()
})

/**
 * Returns the events as texts with the name of the book, such as `BookChanged a 1`. If an event has no book, or its
 * book no longer exists, the text contains the name of the series.
 */
function readEvents(): string[] {
  const { books, series } = folder.world
  return events.map(({ event, bookId, seriesId }) =>
    [event, books.get(String(bookId))?.name ?? series.get(String(seriesId))?.name].filter(Boolean).join(' '),
  )
}

describe('deletion', () => {
  beforeEach(async () => {
    for (const name of ['A/a 1', 'A/a 2', 'B/b 1', 'C/c 1', 'C/c 2']) folder.writeComic(`${name}.cbz`)
    await folder.scan()
  })

  it('of a library deletes all books, then all series, then the library', () => {
    events.length = 0
    for (const library of folder.world.libraries.values()) deleteLibraryRecord(folder.world, library)
    expect(events.map(({ event }) => event)).toEqual([
      ...Array<string>(5).fill('BookDeleted'),
      ...Array<string>(3).fill('SeriesDeleted'),
      'LibraryDeleted',
    ])
  })

  it('of the trash deletes the books of deleted series, then these series, then single books', async () => {
    const a = folder.series('A').id
    const deletedSeries = [...folder.world.series.values()].filter(series => series.id !== a)
    for (const path of ['A/a 1.cbz', 'B', 'C']) rmSync(folder.path(path), { recursive: true })
    await folder.scanAgain()
    events.length = 0
    for (const id of folder.world.libraries.keys()) enqueueTrashEmptying(folder.world, id)
    await folder.world.tasks.idle()
    const deletions = events.filter(({ event }) => event.endsWith('Deleted'))
    expect(deletions.map(({ event, seriesId }) => [event, seriesId])).toEqual([
      ...deletedSeries.flatMap(({ id, booksCount }) => Array.from({ length: booksCount }, () => ['BookDeleted', id])),
      ...deletedSeries.map(({ id }) => ['SeriesDeleted', id]),
      ['BookDeleted', a],
    ])
  })
})

describe('a scan', () => {
  beforeEach(async () => {
    for (const name of ['A/a 1', 'B/b 1', 'C/c 1']) folder.writeComic(`${name}.cbz`)
    await folder.scan()
    events.length = 0
  })

  it('that misses several series changes all their books, then the series', async () => {
    for (const name of ['A', 'B']) rmSync(folder.path(name), { recursive: true })
    await folder.scanAgain()
    expect(events.map(({ event }) => event)).toEqual(['BookChanged', 'BookChanged', 'SeriesChanged', 'SeriesChanged'])
  })

  it('that finds no series also changes the deleted series', async () => {
    rmSync(folder.path('A'), { recursive: true })
    await folder.scanAgain()
    await folder.scanAgain()
    expect(events).toHaveLength(2)
    for (const name of ['B', 'C']) rmSync(folder.path(name), { recursive: true })
    events.length = 0
    await folder.scanAgain()
    await folder.scanAgain()
    const types = events.map(({ event }) => event)
    expect(types).toEqual([...types.slice(0, 6), ...types.slice(0, 6)])
    expect(types.slice(2, 4)).toEqual(['BookChanged', 'SeriesChanged'])
  })

  it('of a missing folder changes the library at every scan and starts no other tasks', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    rmSync(folder.root, { recursive: true })
    folder.world.tasks.runs.length = 0
    await folder.scanAgain()
    await folder.scanAgain()
    expect(events.map(({ event }) => event)).toEqual(['LibraryChanged', 'LibraryChanged'])
    expect(folder.world.tasks.runs.map(({ type, failed }) => [type, failed])).toEqual([
      ['ScanLibrary', true],
      ['ScanLibrary', true],
    ])
  })
})

describe('tasks of books', () => {
  /** Scans two series with a single book each. Returns the names of the series in scan order. */
  async function scanTwoSeries(): Promise<string[]> {
    for (const name of ['Oak', 'Yew']) folder.writeComic(`${name}/${name}.cbz`)
    await folder.scan()
    return readEvents().flatMap(event => /^SeriesAdded (.*)/.exec(event)?.[1] ?? [])
  }

  it('of a first scan run series by series, and the tasks of a series run last', async () => {
    const names = await scanTwoSeries()
    expect(readEvents().slice(5)).toEqual(
      names.flatMap(name => [
        `BookChanged ${name}`,
        `BookChanged ${name}`,
        `ThumbnailBookAdded ${name}`,
        `BookChanged ${name}`,
        `SeriesChanged ${name}`,
        `SeriesChanged ${name}`,
      ]),
    )
  })

  it('of a first scan with a series.json update the series twice, not three times', async () => {
    folder.writeComic('A/a.cbz')
    folder.writeFile('A/series.json', createMylarSeriesJson({ name: 'Aa', status: 'Ended', publisher: 'P' }))
    await folder.scan()
    expect(folder.series('A').metadata.title).toBe('Aa')
    expect(readEvents().filter(event => event.startsWith('SeriesChanged'))).toHaveLength(2)
  })

  it('of an analysis are followed by the tasks of the series', async () => {
    const names = await scanTwoSeries()
    events.length = 0
    for (const name of names) enqueueBookAnalysis(folder.world, folder.book(name), TASK_PRIORITY.high)
    await folder.world.tasks.idle()
    expect(readEvents()).toEqual(
      names.flatMap(name => [
        `BookChanged ${name}`,
        `ThumbnailBookAdded ${name}`,
        `BookChanged ${name}`,
        `SeriesChanged ${name}`,
        `SeriesChanged ${name}`,
      ]),
    )
  })
})

describe('refreshes of metadata', () => {
  it('of a series send SeriesChanged even if the library imports no metadata of series', async () => {
    folder.writeComic('A/a.cbz')
    await folder.scan({ importComicInfoSeries: false, importEpubSeries: false, importMylarSeries: false })
    expect(readEvents().filter(event => event.startsWith('SeriesChanged'))).toHaveLength(2)
  })

  it('after a change of the number send BookChanged only if the library imports ComicInfo.xml', async () => {
    for (const name of ['1', '2']) folder.writeComic(`A/${name}.cbz`)
    const library = await folder.scan()
    const countBookEvents = async () => {
      events.length = 0
      for (const name of ['1', '2']) enqueueBookMetadataRefreshAfterRenumbering(folder.world, folder.book(name))
      await folder.world.tasks.idle()
      return readEvents().filter(event => event.startsWith('BookChanged')).length
    }
    expect(await countBookEvents()).toBe(2)
    library.importComicInfoBook = false
    expect(await countBookEvents()).toBe(0)
  })
})
