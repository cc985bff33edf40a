import { beforeEach, describe, expect, it } from 'vitest'
import { createMockServerState } from '../createMockServerState'
import type { BookRecord, SeriesRecord, UserRecord } from '../state/libraryRecords'
import type { MockServerState } from '../state/mockServerState'
import { storePageProgress } from '../state/updateReadProgress'
import { memoizeSearchResult } from './memoizeSearchResult'
import { readPaginationQuery } from './paginateItems'
import { queryPageOfVisibleBooks, queryPageOfVisibleSeries } from './queryPageOfVisibleRecords'
import { createRecordQueryCacheKey } from './queryRecordsVisibleToUser'

let world: MockServerState
let user: UserRecord
beforeEach(async () => {
  world = await createMockServerState({ scenario: '5k' })
  user = [...world.users.values()][0] as UserRecord
})

const list = (order = 'metadata.titleSort,asc', recordQuery: Parameters<typeof queryPageOfVisibleSeries>[3] = {}) =>
  queryPageOfVisibleSeries(
    world,
    user,
    readPaginationQuery(new URLSearchParams({ size: '2000', sort: order })),
    recordQuery,
  )
const titles = () => list().content.map(({ metadata }) => metadata.title)
const first = () => list().content[0] as SeriesRecord

describe('cached results', () => {
  it('are reused while nothing changes', () => {
    let computeCount = 0
    const request = (name: string) => memoizeSearchResult(world, [name], () => ++computeCount)
    expect([request('a'), request('b'), request('a'), request('b')]).toEqual([1, 2, 1, 2])
    world.markChangedOutsideLists()
    expect(request('a')).toBe(1)
    world.markChanged()
    expect(request('a')).toBe(3)
  })

  it('are not cached without a key', () => {
    let computeCount = 0
    const request = () => memoizeSearchResult(world, undefined, () => ++computeCount)
    expect([request(), request()]).toEqual([1, 2])
  })

  it('are dropped after many other requests', () => {
    let computeCount = 0
    const request = (name: string) => memoizeSearchResult(world, [name], () => ++computeCount)
    for (const name of 'abcdefgh') request(name)
    expect([request('a'), request('i'), request('a'), request('b')]).toEqual([1, 9, 1, 10])
  })

  it('reflect removed, added and renamed records', () => {
    const [firstSeries, other] = list().content as [SeriesRecord, SeriesRecord]
    world.series.delete(firstSeries.id)
    expect(first().id).toBe(other.id)
    world.series.set(firstSeries.id, firstSeries)
    expect(first().id).toBe(firstSeries.id)
    firstSeries.metadata.titleSort = 'zzzz'
    world.markChanged()
    expect(first().id).toBe(other.id)
  })

  it('reflect new progress in order and filters', () => {
    const unread = { condition: { key: 'readStatus' as const, test: { operator: 'is' as const, value: 'UNREAD' } } }
    const series = list('metadata.titleSort,asc', unread).content[0] as SeriesRecord
    expect(list('readDate,desc').content[0]?.id).not.toBe(series.id)
    storePageProgress(world, user.id, world.booksOf(series.id)[0] as BookRecord, 1)
    expect(list('readDate,desc').content[0]?.id).toBe(series.id)
    expect(list('metadata.titleSort,asc', unread).content[0]?.id).not.toBe(series.id)
  })

  it('are reused after new progress if they do not depend on it', () => {
    const isUnread = { key: 'readStatus' as const, test: { operator: 'is' as const, value: 'UNREAD' } }
    const keyOfOrder = (key: string) =>
      createRecordQueryCacheKey(world, user, {}, 'series', [{ key, descending: false }])
    const keyOfCondition = () =>
      createRecordQueryCacheKey(world, user, { condition: { anyOf: [{ allOf: [isUnread] }] } }, 'series')
    const before = [world.version, keyOfOrder('name'), keyOfOrder('readDate'), keyOfCondition()]
    storePageProgress(world, user.id, [...world.books.values()][0] as BookRecord, 1)
    expect([world.version, keyOfOrder('name')]).toEqual(before.slice(0, 2))
    expect(keyOfOrder('readDate')).not.toEqual(before[2])
    expect(keyOfCondition()).not.toEqual(before[3])
  })

  it('depend on user, order and condition, and are not reused for a random order', () => {
    const before = titles()
    const { id } = first()
    const nobody: UserRecord = { ...user, id: 'other', roles: [], sharedAllLibraries: false, sharedLibrariesIds: [] }
    expect(
      queryPageOfVisibleSeries(world, nobody, readPaginationQuery(new URLSearchParams('sort=metadata.titleSort')), {})
        .content,
    ).toEqual([])
    expect(list('metadata.titleSort,desc').content[0]?.id).not.toBe(id)
    expect(list('metadata.titleSort,asc', { filter: series => series.id !== id }).content[0]?.id).not.toBe(id)
    expect(list('metadata.titleSort,asc', { hits: [] }).content).toEqual([])
    const byChance = () => list('random,asc').content.map(series => series.id)
    expect(byChance()).not.toEqual(byChance())
    expect(titles()).toEqual(before)
  })

  it('are separate for series and books', () => {
    const books = queryPageOfVisibleBooks(world, user, readPaginationQuery(new URLSearchParams()), {})
    const series = queryPageOfVisibleSeries(world, user, readPaginationQuery(new URLSearchParams()), {})
    expect(books.totalElements).toBe(world.books.size)
    expect(series.totalElements).toBe(world.series.size)
  })
})
