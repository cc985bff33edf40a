import { expect, test } from 'vitest'
import { fc, test as property } from '../../tests/harness/property'
import { forEachConcurrently, splitIntoChunks } from './concurrency'

property.prop([fc.array(fc.integer()), fc.integer({ min: 1, max: 7 })])(
  'chunks contain all items in order',
  (items, most) => {
    const chunks = splitIntoChunks(items, most)
    expect(chunks.flat()).toEqual(items)
    for (const chunk of chunks) expect(chunk.length).toBeGreaterThan(0)
    for (const chunk of chunks) expect(chunk.length).toBeLessThanOrEqual(most)
  },
)

test('runs the work once per item, at most four at a time', async () => {
  let now = 0
  let most = 0
  const done: number[] = []
  await forEachConcurrently([...Array(20).keys()], async item => {
    now += 1
    most = Math.max(most, now)
    await new Promise(resolve => setTimeout(resolve, (item % 3) * 2))
    done.push(item)
    now -= 1
  })
  expect(done.toSorted((a, b) => a - b)).toEqual([...Array(20).keys()])
  expect(most).toBe(4)
})

test('rejects with the first failure', async () => {
  const failing = forEachConcurrently([1, 2, 3], async item => {
    if (item === 2) throw new Error('two')
  })
  await expect(failing).rejects.toThrow('two')
})
