import { expect, test } from 'vitest'
import { fc, test as property } from '../../tests/harness/propertyTest'
import { forEachConcurrently, splitIntoBatches } from './forEachConcurrently'

property.prop([fc.array(fc.integer()), fc.integer({ min: 1, max: 7 })])(
  'chunks contain all items in order',
  (items, maxItems) => {
    const chunks = splitIntoBatches(items, maxItems)
    expect(chunks.flat()).toEqual(items)
    for (const chunk of chunks) expect(chunk.length).toBeGreaterThan(0)
    for (const chunk of chunks) expect(chunk.length).toBeLessThanOrEqual(maxItems)
  },
)

test('runs the work once per item, for at most four items at the same time', async () => {
  let running = 0
  let maxRunning = 0
  const done: number[] = []
  await forEachConcurrently([...Array(20).keys()], async item => {
    running += 1
    maxRunning = Math.max(maxRunning, running)
    await new Promise(resolve => setTimeout(resolve, (item % 3) * 2))
    done.push(item)
    running -= 1
  })
  expect(done.toSorted((a, b) => a - b)).toEqual([...Array(20).keys()])
  expect(maxRunning).toBe(4)
})

test('rejects with the first failure', async () => {
  const failing = forEachConcurrently([1, 2, 3], async item => {
    if (item === 2) throw new Error('two')
  })
  await expect(failing).rejects.toThrow('two')
})

test('starts no further work after a failure', async () => {
  const calls: Promise<void>[] = []
  const failing = forEachConcurrently([...Array(20).keys()], item => {
    const call = item === 1 ? Promise.reject(new Error('failed')) : new Promise<void>(resolve => setTimeout(resolve))
    calls.push(call)
    return call
  })
  await expect(failing).rejects.toThrow('failed')
  for (const call of calls) await call.catch(() => {})
  expect(calls).toHaveLength(4)
})
