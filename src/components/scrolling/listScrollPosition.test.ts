import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getListScrollPosition, getScrollOffsetOfListPosition, type ListGeometry } from './listScrollPosition'

const geometry: fc.Arbitrary<ListGeometry> = fc.record({
  columns: fc.integer({ min: 1, max: 12 }),
  rowHeight: fc.integer({ min: 32, max: 500 }),
  topPx: fc.integer({ min: 150, max: 400 }),
  topBarsPx: fc.constantFrom(116, 152),
})
const offset = fc.integer({ min: 500, max: 5_000_000 })

test('the position of an offset leads to the same offset in the same geometry', () => {
  fc.assert(
    fc.property(offset, geometry, (scrollY, list) => {
      const position = getListScrollPosition(scrollY, list)
      expect(position && getScrollOffsetOfListPosition(position, list)).toBeCloseTo(scrollY, 3)
    }),
  )
})

test('the item at the top stays within half a row of the top in another geometry', () => {
  fc.assert(
    fc.property(offset, geometry, geometry, (scrollY, before, after) => {
      const position = getListScrollPosition(scrollY, before)
      if (!position) return
      const top = getScrollOffsetOfListPosition(position, after)
      const rowTop = after.topPx + Math.floor(position.index / after.columns) * after.rowHeight
      if (top > 0) expect(Math.abs(rowTop - (top + after.topBarsPx))).toBeLessThanOrEqual(after.rowHeight / 2 + 0.01)
    }),
  )
})

test('there is no position above the list', () => {
  const list = { columns: 4, rowHeight: 300, topPx: 400, topBarsPx: 116 }
  expect(getListScrollPosition(0, list)).toBeUndefined()
  expect(getListScrollPosition(284, list)).toBeUndefined()
  expect(getListScrollPosition(285, list)).toMatchObject({ index: 0 })
})
