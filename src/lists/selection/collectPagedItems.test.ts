import { expect, test, vi } from 'vitest'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import { collectPagedItems } from './collectPagedItems'

type Item = { id: string }

const createItems = (count: number) => Array.from({ length: count }, (_, index): Item => ({ id: `${index}` }))
const idOf = ({ id }: Item) => id

/**
 * Creates a function that fetches pages of a list.
 * @param beforeFetch called before each fetch, for example to change the list. Receives the number of earlier fetches
 */
function createPageFetcher(list: Item[], beforeFetch: (fetchCount: number) => void = () => undefined) {
  let fetchCount = 0
  return vi.fn(async (page: number, size: number, signal?: AbortSignal) => {
    beforeFetch(fetchCount)
    fetchCount += 1
    signal?.throwIfAborted()
    return { items: list.slice(page * size, (page + 1) * size), total: list.length }
  })
}

test('returns a part of each of 50,000 items in display order, and reports the progress', async () => {
  const list = createItems(50_000)
  const fetchPage = createPageFetcher(list)
  const onProgress = vi.fn()
  expect(await collectPagedItems({ fetchPage, toPart: idOf, onProgress })).toEqual(list.map(idOf))
  expect(fetchPage).toHaveBeenCalledTimes(100)
  expect(onProgress.mock.calls.at(-1)).toEqual([{ fetched: 50_000, total: 50_000 }])
})

test('omits items without a part', async () => {
  const fetchPage = createPageFetcher(createItems(3))
  expect(await collectPagedItems({ fetchPage, toPart: ({ id }) => (id === '1' ? undefined : id) })).toEqual(['0', '2'])
  expect(fetchPage).toHaveBeenCalledTimes(1)
})

property.prop([fc.integer({ min: 0, max: 1800 }), fc.integer({ min: 0, max: 3 }), fc.boolean(), fc.nat()])(
  'returns each item once, also if an item enters or leaves the list between two pages',
  async (count, changedFetch, isRemoval, position) => {
    const list = createItems(count)
    const fetchPage = createPageFetcher(list, fetchCount => {
      if (fetchCount === changedFetch)
        list.splice(position % (count + 1), isRemoval ? 1 : 0, ...(isRemoval ? [] : [{ id: 'new' }]))
    })
    const ids = await collectPagedItems({ fetchPage, toPart: idOf })
    expect(new Set(ids).size).toBe(ids.length)
    const collected = new Set(ids)
    expect(list.filter(({ id }) => id !== 'new' && !collected.has(id))).toEqual([])
  },
)

test('returns also items that only an earlier attempt has found in a list that always changes', async () => {
  const list = createItems(1200)
  // Each attempt fetches three pages. Before the second and the third page, items move from the end of the list to the
  // first page. The attempt misses these items, because it has already fetched the first page.
  const fetchPage = createPageFetcher(list, fetchCount => {
    if (fetchCount % 3 > 0) list.unshift(...list.splice(-20))
    list.push({ id: `new ${fetchCount}` })
  })
  const ids = await collectPagedItems({ fetchPage, toPart: idOf })
  expect(new Set(ids).size).toBe(ids.length)
  expect(createItems(1200).filter(({ id }) => !ids.includes(id))).toEqual([])
})

test('fetches a list that always changes only a limited number of times', async () => {
  const list = createItems(1200)
  const fetchPage = createPageFetcher(list, () => void list.shift())
  expect((await collectPagedItems({ fetchPage, toPart: idOf })).length).toBeGreaterThan(1000)
  expect(fetchPage.mock.calls.length).toBeLessThan(12)
})

test('stops when the signal is aborted', async () => {
  const controller = new AbortController()
  const fetchPage = createPageFetcher(createItems(5000), fetchCount => {
    if (fetchCount === 2) controller.abort(new Error('stopped'))
  })
  await expect(collectPagedItems({ fetchPage, toPart: idOf, signal: controller.signal })).rejects.toThrow('stopped')
  expect(fetchPage).toHaveBeenCalledTimes(3)
})

test('rejects with the error of a failed request', async () => {
  const fetchPage = createPageFetcher(createItems(3))
  fetchPage.mockRejectedValueOnce(new Error('unreachable'))
  await expect(collectPagedItems({ fetchPage, toPart: idOf })).rejects.toThrow('unreachable')
})
