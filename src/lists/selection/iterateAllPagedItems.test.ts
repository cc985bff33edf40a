import { expect, test, vi } from 'vitest'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import { iterateAllPagedItems } from './iterateAllPagedItems'

const numbers = fc.uniqueArray(fc.nat({ max: 200 }), { maxLength: 60 })

function pageFetcher(list: number[]) {
  return vi.fn(async (page: number, size: number) => ({
    items: list.slice(page * size, (page + 1) * size),
    total: list.length,
  }))
}

property.prop([numbers, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 5 })])(
  'returns each item once to concurrent readers while processed items leave the list',
  async (original, size, workers) => {
    const list = [...original]
    const processed: number[] = []
    const items = iterateAllPagedItems({
      fetchPage: pageFetcher(list),
      pageSize: size,
      matches: value => value % 3 !== 0,
    })[Symbol.asyncIterator]()
    const runWorker = async () => {
      for (let result = await items.next(); !result.done; result = await items.next()) {
        processed.push(result.value)
        await Promise.resolve()
        if (result.value % 2 === 0) list.splice(list.indexOf(result.value), 1)
      }
    }
    await Promise.all(Array.from({ length: workers }, runWorker))
    expect(processed.toSorted()).toEqual(original.filter(value => value % 3 !== 0).toSorted())
  },
)

test('reads no page before it is needed', async () => {
  const page = pageFetcher(Array.from({ length: 1000 }, (_, at) => at))
  const items = iterateAllPagedItems({ fetchPage: page, pageSize: 100, matches: () => true })[Symbol.asyncIterator]()
  await items.next()
  expect(page).toHaveBeenCalledTimes(2)
})

test('reads a failed page again', async () => {
  const page = pageFetcher([1, 2, 3])
  page.mockRejectedValueOnce(new Error('unreachable'))
  const items = iterateAllPagedItems({ fetchPage: page, pageSize: 2, matches: () => true })[Symbol.asyncIterator]()
  await expect(items.next()).rejects.toThrow('unreachable')
  expect(await items.next()).toEqual({ done: false, value: 3 })
})

test('starts again with each iteration', async () => {
  const items = iterateAllPagedItems({ fetchPage: pageFetcher([1, 2, 3]), pageSize: 2, matches: () => true })
  for (const _ of ['once', 'again']) {
    const seen: number[] = []
    for await (const item of items) seen.push(item)
    expect(seen).toEqual([3, 2, 1])
  }
})
