import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getGetLibrariesQueryKey } from '../../generated/libraries/libraries'
import type { Library, Series } from '../../generated/model.schemas'
import { getGetSeriesQueryKey, getListSeriesQueryKey } from '../../generated/series/series'
import { getPosterVersion } from './posterVersions'
import { queryClient } from './queryClient'
import { startQueryInvalidation } from './queryInvalidation'
import { reportServerDataChange } from './serverDataChanges'

const earlyLibraryKey = ['libraries', 'getOne', { id: 'early' }]
queryClient.setQueryData(earlyLibraryKey, { id: 'early', seriesCover: 'FIRST' })
startQueryInvalidation()

/** Records of the simulated server. */
let libraries: Pick<Library, 'id' | 'seriesCover'>[] = []
let series: Pick<Series, 'id' | 'libraryId' | 'booksCount' | 'booksReadCount'>[] = []
let stopObservers: (() => void)[] = []

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const versionsOf = (ids: readonly string[]) => ids.map(id => getPosterVersion('series', id))

/** Returns the series whose posters get a new version while `change` takes effect. */
async function listRenewals(change: () => void, ids = series.map(({ id }) => id)): Promise<string[]> {
  const before = versionsOf(ids)
  change()
  await wait(20_000)
  const after = versionsOf(ids)
  return ids.filter((_, index) => (after[index] ?? 0) > (before[index] ?? 0))
}

const changeSeries = (id: string, changes: Partial<Series>) => {
  series = series.map(item => (item.id === id ? { ...item, ...changes } : item))
}
const reportProgress = () =>
  void reportServerDataChange({ kind: 'event', event: 'ReadProgressChanged', data: { bookId: 'B', userId: 'U' } })

beforeEach(async () => {
  vi.useFakeTimers()
  libraries = [
    { id: 'first', seriesCover: 'FIRST' },
    { id: 'unread', seriesCover: 'FIRST_UNREAD_OR_FIRST' },
  ]
  series = [
    { id: 'F', libraryId: 'first', booksCount: 3, booksReadCount: 0 },
    { id: 'U', libraryId: 'unread', booksCount: 3, booksReadCount: 0 },
    { id: 'V', libraryId: 'unread', booksCount: 3, booksReadCount: 0 },
  ]
  const observe = (queryKey: readonly unknown[], queryFn: () => unknown) =>
    new QueryObserver(queryClient, { queryKey, queryFn, staleTime: Infinity }).subscribe(() => undefined)
  stopObservers = [
    observe(getGetLibrariesQueryKey(), () => libraries),
    observe(getListSeriesQueryKey({}), () => ({ content: series.slice(0, 1) })),
    observe(['series', 'getList', { filter: {} }], () => ({ pages: [{ data: series.slice(0, 2) }] })),
    observe(getGetSeriesQueryKey('V'), () => series[2]),
  ]
  await wait(20_000)
})
afterEach(() => {
  for (const stop of stopObservers) stop()
  queryClient.clear()
  vi.useRealTimers()
})

test('renews the poster of a series after a book was finished, if the poster depends on the progress', async () => {
  const finish = (id: string) => () => {
    changeSeries(id, { booksReadCount: 1 })
    reportProgress()
  }
  expect(await listRenewals(finish('U'))).toEqual(['U'])
  expect(await listRenewals(finish('V'))).toEqual(['V'])
  expect(await listRenewals(finish('F'))).toEqual([])
})

test('renews no poster when a page is read, or when nothing has changed', async () => {
  expect(await listRenewals(reportProgress)).toEqual([])
  const reloadAll = () => void reportServerDataChange({ kind: 'gap', pictures: false })
  expect(await listRenewals(reloadAll)).toEqual([])
})

test('renews the poster of a series after a book was deleted, but not after a book was added', async () => {
  const change = (event: 'BookDeleted' | 'BookAdded', booksCount: number) => () => {
    changeSeries('F', { booksCount })
    const data = { bookId: 'B', seriesId: 'F', libraryId: 'first' }
    void reportServerDataChange({ kind: 'event', event, data })
  }
  expect(await listRenewals(change('BookDeleted', 2))).toEqual(['F'])
  expect(await listRenewals(change('BookAdded', 3))).toEqual([])
})

test('renews the posters of all series and collections when the rule of a library changes', async () => {
  const changeLibrary = (changes: Partial<Library>) => () => {
    libraries = libraries.map(library => (library.id === 'first' ? { ...library, ...changes } : library))
    void reportServerDataChange({ kind: 'event', event: 'LibraryChanged', data: { libraryId: 'first' } })
  }
  expect(await listRenewals(changeLibrary({ name: 'Comics' }))).toEqual([])
  const collectionVersion = getPosterVersion('collections', 'C')
  expect(await listRenewals(changeLibrary({ seriesCover: 'LAST' }))).toEqual(['F', 'U', 'V'])
  expect(getPosterVersion('collections', 'C')).toBeGreaterThan(collectionVersion)
  expect(getPosterVersion('books', 'B')).toBe(0)
})

test('renews the posters when the rule differs from a library that was loaded before the start', async () => {
  const changeRule = () => void queryClient.setQueryData(earlyLibraryKey, { id: 'early', seriesCover: 'LAST' })
  expect(await listRenewals(changeRule)).toEqual(['F', 'U', 'V'])
})

test('renews the poster of a series that was not displayed while its book was finished', async () => {
  for (const stop of stopObservers.splice(0)) stop()
  await wait(3_600_000)
  changeSeries('U', { booksReadCount: 1 })
  const showList = () => queryClient.setQueryData(getListSeriesQueryKey({}), { content: series })
  expect(await listRenewals(showList)).toEqual(['U'])
})
