import { expect } from 'vitest'
import { fc, test } from '../../../tests/harness/propertyTest'
import { choosePagesToLoad } from './choosePagesToLoad'

const range = fc
  .integer({ min: 1, max: 60_000 })
  .chain(total =>
    fc.tuple(
      fc.constant(total),
      fc.integer({ min: 0, max: total - 1 }),
      fc.integer({ min: 0, max: 700 }),
      fc.constantFrom(50, 60, 100),
    ),
  )

test.prop([range])(
  'covers the visible range with existing pages, in order and without repetition',
  ([total, first, span, size]) => {
    const last = Math.min(total - 1, first + span)
    const pages = choosePagesToLoad(first, last, size, total)
    const [firstPage, lastPage] = [Math.floor(first / size), Math.floor(last / size)]
    const visible = Array.from({ length: lastPage - firstPage + 1 }, (_, step) => firstPage + step)
    expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b))
    for (const page of visible) expect(pages).toContain(page)
    for (const page of pages) expect(page * size).toBeLessThan(total)
  },
)

test('requests the first page while the total is unknown', () => {
  expect(choosePagesToLoad(0, 0, 50, 0)).toEqual([0])
})

test('limits the pages to the pages around the middle of the range', () => {
  expect(choosePagesToLoad(0, 999, 50, 5000, 4)).toHaveLength(4)
  expect(choosePagesToLoad(980, 1010, 50, 5000)).toEqual([19, 20])
})
