import { focusManager, hashKey, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getGetBookQueryKey, getGetNextBookQueryKey, getListBooksQueryKey } from '../../generated/books/books'
import { responseTags } from '../../generated/cacheTags'
import { getGetCollectionsQueryKey } from '../../generated/collections/collections'
import { getGetBooksOfReadListQueryKey } from '../../generated/readlists/readlists'
import { getGetSeriesQueryKey, getListSeriesQueryKey } from '../../generated/series/series'
import { setIsReceivingLiveEvents } from '../live/isReceivingLiveEvents'
import { createOperationQueryKey } from './createOperationQueryKey'
import { getPosterVersion, onPosterVersionChange } from './posterVersions'
import { createAffectedQueryPredicate, getQueryCacheTags, type RecordCacheTag } from './queryCacheTags'
import { queryClient } from './queryClient'
import { startQueryInvalidation } from './queryInvalidation'
import { reportServerDataChange, reportServerWrite } from './serverDataChanges'

startQueryInvalidation()

const isQueryAffectedByTag = (key: readonly unknown[], tag: RecordCacheTag) => createAffectedQueryPredicate([tag])(key)

describe('generated cache tags', () => {
  test('every read operation has cache tags, also under custom keys', () => {
    for (const operation of Object.keys(responseTags)) expect(getQueryCacheTags([operation, {}])).not.toEqual([])
  })

  test('the response with the next book has the cache tags of all books', () => {
    expect(isQueryAffectedByTag(getGetNextBookQueryKey('A'), { tag: 'books', id: 'B' })).toBe(true)
    expect(isQueryAffectedByTag(getGetBookQueryKey('A'), { tag: 'books', id: 'B' })).toBe(false)
  })

  test('generated hooks and react-admin cache a record under one key', () => {
    expect(hashKey(getGetSeriesQueryKey('A'))).toBe(hashKey(['series', 'getOne', { id: 'A', meta: undefined }]))
  })
})

describe('cache tags of a query', () => {
  test('cover a single series under the keys of generated hooks and of react-admin', () => {
    for (const key of [getGetSeriesQueryKey('A'), ['series', 'getOne', { id: 'A', meta: undefined }]]) {
      expect(isQueryAffectedByTag(key, { tag: 'series', id: 'A' })).toBe(true)
      expect(isQueryAffectedByTag(key, { tag: 'series' })).toBe(true)
      expect(isQueryAffectedByTag(key, { tag: 'series', id: 'B' })).toBe(false)
      expect(isQueryAffectedByTag(key, { tag: 'books', id: 'A' })).toBe(false)
    }
  })

  test('cover a list under the keys of generated hooks and of react-admin, for a change of any item', () => {
    for (const key of [getListSeriesQueryKey({}, { size: 20 }), ['series', 'getList', { filter: {} }]]) {
      expect(isQueryAffectedByTag(key, { tag: 'series', id: 'B' })).toBe(true)
    }
  })

  test('cover a read list and its books under the keys of generated hooks and of react-admin', () => {
    const listed = ['books', 'getList', { filter: { readListId: 'R', condition: {} } }]
    for (const key of [getGetBooksOfReadListQueryKey('R', { unpaged: true }), listed]) {
      expect(isQueryAffectedByTag(key, { tag: 'readlists', id: 'R' })).toBe(true)
      expect(isQueryAffectedByTag(key, { tag: 'readlists', id: 'S' })).toBe(false)
      expect(isQueryAffectedByTag(key, { tag: 'books', id: 'anything' })).toBe(true)
    }
    expect(isQueryAffectedByTag(['series', 'getList', { filter: { collectionId: 'C' } }], { tag: 'collections' })).toBe(
      true,
    )
  })

  test('cover the letters and the filter suggestions of a collection', () => {
    for (const key of [
      createOperationQueryKey('listSeriesGroups', { seriesSearch: {}, collectionId: 'C' }),
      createOperationQueryKey('getAuthors', { values: 'genres', size: 200, collectionId: 'C' }),
    ]) {
      expect(isQueryAffectedByTag(key, { tag: 'collections', id: 'C' })).toBe(true)
      expect(isQueryAffectedByTag(key, { tag: 'collections', id: 'D' })).toBe(false)
    }
    expect(isQueryAffectedByTag(getListSeriesQueryKey({}, { size: 20 }), { tag: 'collections' })).toBe(false)
  })

  test('are empty for unknown keys', () => {
    for (const key of [[], [1], ['toString', 'getOne'], ['elsewhere']]) expect(getQueryCacheTags(key)).toEqual([])
  })
})

describe('refetch of mounted queries', () => {
  const observe = (key: readonly unknown[], read = vi.fn(async () => Date.now())) => {
    const stop = new QueryObserver(queryClient, { queryKey: key, queryFn: read, staleTime: Infinity }).subscribe(
      () => undefined,
    )
    return { read, stop }
  }

  beforeEach(() => {
    vi.useFakeTimers()
    setIsReceivingLiveEvents(true)
  })
  afterEach(async () => {
    queryClient.clear()
    // Completes all batches. A batch whose fake timer is removed would never end and would block all later batches.
    await wait(20_000)
    vi.useRealTimers()
  })
  const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

  test('refetches a query after an event about its data', async () => {
    const series = observe(getGetSeriesQueryKey('A'))
    const other = observe(getGetSeriesQueryKey('B'))
    const collections = observe(getGetCollectionsQueryKey())
    await wait(10)
    void reportServerDataChange({ kind: 'event', event: 'SeriesChanged', data: { seriesId: 'A', libraryId: 'L' } })
    await wait(500)
    expect(series.read).toHaveBeenCalledTimes(2)
    expect(other.read).toHaveBeenCalledTimes(1)
    expect(collections.read).toHaveBeenCalledTimes(1)
    for (const { stop } of [series, other, collections]) stop()
  })

  test('refetches books after a rename of their series, because a book contains the series title', async () => {
    const shown = [getListBooksQueryKey({}), getGetBookQueryKey('B'), getGetBooksOfReadListQueryKey('R')].map(key =>
      observe(key),
    )
    await wait(10)
    void reportServerDataChange({ kind: 'event', event: 'SeriesChanged', data: { seriesId: 'A', libraryId: 'L' } })
    await wait(500)
    for (const { read } of shown) expect(read).toHaveBeenCalledTimes(2)
    await reportServerWrite('updateSeriesMetadata', { seriesId: 'A' })
    for (const { read, stop } of shown) {
      expect(read).toHaveBeenCalledTimes(3)
      stop()
    }
  })

  test('refetches rarely during a scan with 600 events in 30 seconds', async () => {
    const series = observe(getListSeriesQueryKey({}))
    await wait(10)
    for (let index = 0; index < 600; index++) {
      void reportServerDataChange({
        kind: 'event',
        event: 'BookAdded',
        data: { bookId: `B${index}`, seriesId: `S${index % 20}`, libraryId: 'L' },
      })
      await wait(50)
    }
    await wait(5000)
    expect(series.read.mock.calls.length).toBeGreaterThan(2)
    expect(series.read.mock.calls.length).toBeLessThanOrEqual(14)
    series.stop()
  })

  test.each([true, false])('loads a query again after an event during its first load, visible: %s', async visible => {
    queryClient.mount()
    focusManager.setFocused(visible)
    const loadSlowly = () => new Promise<number>(resolve => setTimeout(resolve, 10_000, 1))
    const series = observe(getGetSeriesQueryKey('A'), vi.fn(async () => Date.now()).mockImplementationOnce(loadSlowly))
    void reportServerDataChange({ kind: 'event', event: 'SeriesChanged', data: { seriesId: 'A', libraryId: 'L' } })
    await wait(11_000)
    expect(series.read).toHaveBeenCalledTimes(visible ? 2 : 1)
    focusManager.setFocused(true)
    await wait(10)
    expect(series.read).toHaveBeenCalledTimes(2)
    focusManager.setFocused(undefined)
    queryClient.unmount()
    series.stop()
  })

  test('refetches at once after a mutation of a generated hook', async () => {
    const book = observe(getGetBookQueryKey('A'))
    await wait(10)
    const mutation = queryClient
      .getMutationCache()
      .build(queryClient, { mutationKey: ['updateBookReadProgress'], mutationFn: async () => undefined })
    await mutation.execute({ bookId: 'A', data: { page: 2 } })
    await wait(0)
    expect(book.read).toHaveBeenCalledTimes(2)
    book.stop()
  })

  test('refetches again with delays after a write if there are no live events, because the server queues some writes', async () => {
    setIsReceivingLiveEvents(false)
    const books = observe(getListBooksQueryKey({}))
    await wait(10)
    await reportServerWrite('deleteBookFile', { bookId: 'A' })
    expect(books.read).toHaveBeenCalledTimes(2)
    await wait(20_000)
    expect(books.read).toHaveBeenCalledTimes(4)
    books.stop()
  })

  test('refetches a query of a hidden tab only when the tab becomes visible, except a running request', async () => {
    queryClient.mount()
    const series = observe(getGetSeriesQueryKey('A'))
    const other = observe(getGetSeriesQueryKey('B'))
    await wait(10)
    other.read.mockReturnValueOnce(new Promise(() => {}))
    void queryClient.refetchQueries({ queryKey: getGetSeriesQueryKey('B') })
    expect(other.read).toHaveBeenCalledTimes(2)
    focusManager.setFocused(false)
    for (const seriesId of ['A', 'B'])
      void reportServerDataChange({ kind: 'event', event: 'SeriesChanged', data: { seriesId, libraryId: 'L' } })
    await wait(5000)
    expect(series.read).toHaveBeenCalledTimes(1)
    expect(other.read).toHaveBeenCalledTimes(3)
    void reportServerDataChange({ kind: 'gap', pictures: false })
    await reportServerWrite('updateSeriesMetadata', { seriesId: 'A' })
    expect(series.read).toHaveBeenCalledTimes(1)
    focusManager.setFocused(true)
    await wait(10)
    expect(series.read).toHaveBeenCalledTimes(2)
    focusManager.setFocused(undefined)
    queryClient.unmount()
    for (const { stop } of [series, other]) stop()
  })

  test('renews the URL of a selected poster, not of a poster that was only added', async () => {
    void reportServerDataChange({
      kind: 'event',
      event: 'ThumbnailReadListAdded',
      data: { readListId: 'R', selected: false },
    })
    expect(getPosterVersion('readlists', 'R')).toBe(0)
    void reportServerDataChange({
      kind: 'event',
      event: 'ThumbnailReadListAdded',
      data: { readListId: 'R', selected: true },
    })
    const selectedVersion = getPosterVersion('readlists', 'R')
    expect(selectedVersion).toBeGreaterThan(0)
    expect(getPosterVersion('readlists', 'S')).toBe(0)
    void reportServerDataChange({ kind: 'gap', pictures: true })
    expect(getPosterVersion('readlists', 'R')).toBeGreaterThan(selectedVersion)
    expect(getPosterVersion('readlists', 'S')).toBeGreaterThan(0)
  })

  test('renews the poster URL of a collection or read list with changed members', () => {
    const versions = () => [getPosterVersion('collections', 'C'), getPosterVersion('readlists', 'R')]
    const before = versions()
    void reportServerDataChange({
      kind: 'event',
      event: 'CollectionChanged',
      data: { collectionId: 'C', seriesIds: [] },
    })
    void reportServerDataChange({ kind: 'event', event: 'ReadListChanged', data: { readListId: 'R', bookIds: [] } })
    versions().forEach((version, index) => {
      expect(version).toBeGreaterThan(before[index] ?? 0)
    })
  })

  /** Reports a change and waits. Returns whether the mosaics of a collection and a read list then have new versions. */
  const listMosaicRenewals = async (change: () => void) => {
    const versions = () => [getPosterVersion('collections', 'C'), getPosterVersion('readlists', 'R')]
    const before = versions()
    change()
    await wait(10_000)
    return versions().map((version, index) => version > (before[index] ?? 0))
  }

  test('renews the mosaics of collections and read lists after deletions of their members', async () => {
    const series = { seriesId: 'S', libraryId: 'L' }
    const reportSeries = () => void reportServerDataChange({ kind: 'event', event: 'SeriesDeleted', data: series })
    expect(await listMosaicRenewals(reportSeries)).toEqual([true, false])
    const book = { ...series, bookId: 'B' }
    const reportBook = () => void reportServerDataChange({ kind: 'event', event: 'BookDeleted', data: book })
    expect(await listMosaicRenewals(reportBook)).toEqual([true, true])
    const reportLibrary = () =>
      void reportServerDataChange({ kind: 'event', event: 'LibraryDeleted', data: { libraryId: 'L' } })
    expect(await listMosaicRenewals(reportLibrary)).toEqual([true, true])
    expect(await listMosaicRenewals(() => void reportServerWrite('deleteLibrary', { libraryId: 'L' }))).toEqual([
      true,
      true,
    ])
  })

  const reportBookPoster = (seriesId: string, selected = true) =>
    void reportServerDataChange({
      kind: 'event',
      event: 'ThumbnailBookAdded',
      data: { bookId: 'B', seriesId, selected },
    })

  test('renews the poster URL of the series of a book with a new selected poster', async () => {
    const before = getPosterVersion('series', 'S')
    reportBookPoster('S', false)
    await wait(500)
    expect(getPosterVersion('series', 'S')).toBe(before)
    reportBookPoster('S')
    reportBookPoster('')
    await wait(500)
    expect(getPosterVersion('series', 'S')).toBeGreaterThan(before)
    await wait(10_000)
  })

  test('renews the mosaics of collections and read lists after new posters of their members', async () => {
    expect(await listMosaicRenewals(() => reportBookPoster('S', false))).toEqual([false, false])
    expect(await listMosaicRenewals(() => reportBookPoster('S'))).toEqual([true, true])
    const data = { seriesId: 'S', selected: true }
    for (const event of ['ThumbnailSeriesAdded', 'ThumbnailSeriesDeleted'] as const) {
      const reportSeriesPoster = () => void reportServerDataChange({ kind: 'event', event, data })
      expect(await listMosaicRenewals(reportSeriesPoster)).toEqual([true, false])
    }
    for (const operation of ['selectBookThumbnail', 'deleteBookThumbnail'] as const) {
      const reportWrite = () => void reportServerWrite(operation, { bookId: 'B', seriesId: 'S' })
      expect(await listMosaicRenewals(reportWrite)).toEqual([true, true])
    }
    const reportSeriesWrite = () => void reportServerWrite('selectSeriesThumbnail', { seriesId: 'S' })
    expect(await listMosaicRenewals(reportSeriesWrite)).toEqual([true, false])
  })

  test('loads visible mosaics at most every 5 seconds during a scan with thousands of posters, and no hidden mosaics', async () => {
    const fetchedFromServer = vi.spyOn(globalThis, 'fetch')
    for (const owner of ['collections', 'readlists'] as const) {
      const loadTimesMs: number[] = []
      const hideMosaic = onPosterVersionChange(owner, 'X', () => void loadTimesMs.push(Date.now()))
      for (let index = 0; index < 3000; index++) {
        reportBookPoster(`S${index}`)
        await wait(10)
      }
      await wait(10_000)
      const distancesMs = loadTimesMs.slice(1).map((timeMs, index) => timeMs - (loadTimesMs[index] ?? 0))
      expect(distancesMs.length).toBeGreaterThan(1)
      expect(Math.min(...distancesMs)).toBeGreaterThanOrEqual(5000)
      hideMosaic()
      const loadsBefore = loadTimesMs.length
      reportBookPoster('S')
      await wait(10_000)
      expect(loadTimesMs).toHaveLength(loadsBefore)
    }
    expect(fetchedFromServer).not.toHaveBeenCalled()
    fetchedFromServer.mockRestore()
  })

  test('renews the poster URL of a series at most every 5 seconds while its books are analyzed', async () => {
    const versions = new Set<number>()
    for (let index = 0; index < 300; index++) {
      reportBookPoster('S')
      await wait(100)
      versions.add(getPosterVersion('series', 'S'))
    }
    const duringAnalysis = getPosterVersion('series', 'S')
    expect(versions.size).toBeLessThanOrEqual(8)
    reportBookPoster('S')
    await wait(10_000)
    expect(getPosterVersion('series', 'S')).toBeGreaterThan(duringAnalysis)
  })

  test('renews mosaics at most every 5 seconds while many series are deleted, and no other posters', async () => {
    const before = getPosterVersion('series', 'S')
    const versions = new Set<number>()
    for (let index = 0; index < 300; index++) {
      const data = { seriesId: `S${index}`, libraryId: 'L' }
      void reportServerDataChange({ kind: 'event', event: 'SeriesDeleted', data })
      await wait(100)
      versions.add(getPosterVersion('collections', 'C'))
    }
    expect(versions.size).toBeLessThanOrEqual(8)
    await wait(20_000)
    expect(getPosterVersion('collections', 'C')).toBeGreaterThan(Math.max(...versions))
    expect(getPosterVersion('series', 'S')).toBe(before)
  })
})
