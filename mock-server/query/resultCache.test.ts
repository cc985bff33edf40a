import { beforeEach, describe, expect, it } from 'vitest'
import { createWorld } from '../createWorld'
import { storePageProgress } from '../world/readProgress'
import type { BookRecord, SeriesRecord, UserRecord } from '../world/records'
import type { World } from '../world/world'
import { pageOfBooks, pageOfSeries } from './lists'
import { readPage } from './paging'
import { cachedResult } from './resultCache'

let world: World
let user: UserRecord
beforeEach(async () => {
  world = await createWorld({ scenario: '5k' })
  user = [...world.users.values()][0] as UserRecord
})

const list = (order = 'metadata.titleSort,asc', wanted: Parameters<typeof pageOfSeries>[3] = {}) =>
  pageOfSeries(world, user, readPage(new URLSearchParams({ size: '2000', sort: order })), wanted)
const titles = () => list().content.map(({ metadata }) => metadata.title)
const first = () => list().content[0] as SeriesRecord

describe('cached results', () => {
  it('are reused while nothing changes', () => {
    let made = 0
    const ask = (name: string) => cachedResult(world, [name], () => ++made)
    expect([ask('a'), ask('b'), ask('a'), ask('b')]).toEqual([1, 2, 1, 2])
    world.changedBeside()
    expect(ask('a')).toBe(1)
    world.changed()
    expect(ask('a')).toBe(3)
  })

  it('are not cached without a key', () => {
    let made = 0
    const ask = () => cachedResult(world, undefined, () => ++made)
    expect([ask(), ask()]).toEqual([1, 2])
  })

  it('are dropped after many other requests', () => {
    let made = 0
    const ask = (name: string) => cachedResult(world, [name], () => ++made)
    for (const name of 'abcdefgh') ask(name)
    expect([ask('a'), ask('i'), ask('a'), ask('b')]).toEqual([1, 9, 1, 10])
  })

  it('reflect removed, added and renamed records', () => {
    const [one, other] = list().content as [SeriesRecord, SeriesRecord]
    world.series.delete(one.id)
    expect(first().id).toBe(other.id)
    world.series.set(one.id, one)
    expect(first().id).toBe(one.id)
    one.metadata.titleSort = 'zzzz'
    world.changed()
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

  it('depend on user, order and condition, and are not reused for random order', () => {
    const before = titles()
    const { id } = first()
    const nobody: UserRecord = { ...user, id: 'other', roles: [], sharedAllLibraries: false, sharedLibrariesIds: [] }
    expect(pageOfSeries(world, nobody, readPage(new URLSearchParams('sort=metadata.titleSort')), {}).content).toEqual(
      [],
    )
    expect(list('metadata.titleSort,desc').content[0]?.id).not.toBe(id)
    expect(list('metadata.titleSort,asc', { more: series => series.id !== id }).content[0]?.id).not.toBe(id)
    expect(list('metadata.titleSort,asc', { hits: [] }).content).toEqual([])
    const byChance = () => list('random,asc').content.map(series => series.id)
    expect(byChance()).not.toEqual(byChance())
    expect(titles()).toEqual(before)
  })

  it('are separate for series and books', () => {
    const books = pageOfBooks(world, user, readPage(new URLSearchParams()), {})
    const series = pageOfSeries(world, user, readPage(new URLSearchParams()), {})
    expect(books.totalElements).toBe(world.books.size)
    expect(series.totalElements).toBe(world.series.size)
  })
})
