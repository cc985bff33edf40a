import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import { createItemBatcher } from './createItemBatcher'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test('processes a single item after a short delay', async () => {
  const work = vi.fn(async () => undefined)
  createItemBatcher(work).add(['a'])
  await wait(100)
  expect(work).toHaveBeenCalledExactlyOnceWith(['a'])
})

test('processes 1,000 items in 20 seconds in few batches', async () => {
  const batchSizes: number[] = []
  const queue = createItemBatcher<number>(async items => void batchSizes.push(items.length))
  for (let sent = 0; sent < 1000; sent++) {
    queue.add([sent])
    await wait(20)
  }
  await wait(5000)
  expect(batchSizes.length).toBeLessThanOrEqual(9)
  expect(batchSizes.reduce((sum, length) => sum + length, 0)).toBe(1000)
})

test('processes a single item quickly again after a burst', async () => {
  const work = vi.fn(async () => undefined)
  const queue = createItemBatcher<number>(work)
  queue.add(Array.from({ length: 500 }, (_, index) => index))
  await wait(30_000)
  work.mockClear()
  queue.add([1])
  await wait(150)
  expect(work).toHaveBeenCalledTimes(1)
})

test('continues after a failed batch', async () => {
  const work = vi.fn(async (_: string[]) => Promise.reject(new Error('no')))
  const queue = createItemBatcher(work)
  queue.add(['a'])
  await wait(200)
  await queue.addAndFlush(['b'])
  expect(work.mock.calls).toEqual([[['a']], [['b']]])
})

test('addAndFlush processes the queued items too and then resolves', async () => {
  let done = 0
  const queue = createItemBatcher<string>(async items => {
    await new Promise(resolve => setTimeout(resolve, 300))
    done += items.length
  })
  queue.add(['a'])
  const both = queue.addAndFlush(['b'])
  await wait(300)
  await both
  expect(done).toBe(2)
})

property.prop([fc.array(fc.tuple(fc.nat(900), fc.integer({ min: 1, max: 40 })), { maxLength: 60 }), fc.nat(700)])(
  'processes every item exactly once, in order, in time, and without overlapping batches',
  async (arrivals, workDurationMs) => {
    vi.useFakeTimers()
    const processed: number[] = []
    const arrivalTimes: number[] = []
    let running = 0
    const queue = createItemBatcher<number>(async items => {
      running += 1
      expect(running).toBe(1)
      for (const item of items)
        expect(Date.now() - (arrivalTimes[item] ?? 0)).toBeLessThanOrEqual(4000 + workDurationMs)
      await new Promise(resolve => setTimeout(resolve, workDurationMs))
      processed.push(...items)
      running -= 1
    })
    for (const [pause, count] of arrivals) {
      const items = Array.from({ length: count }, () => arrivalTimes.push(Date.now()) - 1)
      queue.add(items)
      await wait(pause)
    }
    await wait(10_000)
    expect(processed).toEqual(arrivalTimes.map((_, index) => index))
  },
)
