import { expect, test, vi } from 'vitest'
import { fc, test as property } from '../../../tests/harness/property'
import { fetchAllPages } from './fetchAllPages'

const numbers = fc.uniqueArray(fc.nat({ max: 200 }), { maxLength: 60 })

function listOf(list: number[]) {
  return vi.fn(async (page: number, size: number) => ({
    items: list.slice(page * size, (page + 1) * size),
    total: list.length,
  }))
}

property.prop([numbers, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 5 })])(
  'returns each item once to concurrent readers while processed items leave the list',
  async (all, size, workers) => {
    const list = [...all]
    const done: number[] = []
    const things = fetchAllPages({ page: listOf(list), size, wants: value => value % 3 !== 0 })[Symbol.asyncIterator]()
    const work = async () => {
      for (let next = await things.next(); !next.done; next = await things.next()) {
        done.push(next.value)
        await Promise.resolve()
        if (next.value % 2 === 0) list.splice(list.indexOf(next.value), 1)
      }
    }
    await Promise.all(Array.from({ length: workers }, work))
    expect(done.toSorted()).toEqual(all.filter(value => value % 3 !== 0).toSorted())
  },
)

test('reads no page before it is needed', async () => {
  const page = listOf(Array.from({ length: 1000 }, (_, at) => at))
  const things = fetchAllPages({ page, size: 100, wants: () => true })[Symbol.asyncIterator]()
  await things.next()
  expect(page).toHaveBeenCalledTimes(2)
})

test('reads a failed page again', async () => {
  const page = listOf([1, 2, 3])
  page.mockRejectedValueOnce(new Error('unreachable'))
  const things = fetchAllPages({ page, size: 2, wants: () => true })[Symbol.asyncIterator]()
  await expect(things.next()).rejects.toThrow('unreachable')
  expect(await things.next()).toEqual({ done: false, value: 3 })
})

test('starts again with each iteration', async () => {
  const things = fetchAllPages({ page: listOf([1, 2, 3]), size: 2, wants: () => true })
  for (const _ of ['once', 'again']) {
    const met: number[] = []
    for await (const thing of things) met.push(thing)
    expect(met).toEqual([3, 2, 1])
  }
})
