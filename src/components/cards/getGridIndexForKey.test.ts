import { describe, expect } from 'vitest'
import { fc, test } from '../../../tests/harness/propertyTest'
import { getGridIndexForKey, getGridIndexForKeyIfChanged } from './getGridIndexForKey'

const keys = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End']
const shape = { total: 10, columns: 4, rowsPerScreen: 2, rtl: false }

describe('keyboard navigation in a card grid', () => {
  test.prop([
    fc.constantFrom(...keys),
    fc
      .integer({ min: 1, max: 500 })
      .chain(total => fc.tuple(fc.constant(total), fc.integer({ min: 0, max: total - 1 }))),
    fc.integer({ min: 1, max: 20 }),
    fc.integer({ min: 0, max: 6 }),
    fc.boolean(),
  ])('returns an index within the grid', (key, [total, index], columns, rowsPerScreen, rtl) => {
    const to = getGridIndexForKey(key, index, { total, columns, rowsPerScreen, rtl })
    expect(to).toBeGreaterThanOrEqual(0)
    expect(to).toBeLessThan(total)
  })

  test.each([
    ['ArrowRight', 3, 4],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 5],
    ['ArrowDown', 7, 9],
    ['ArrowDown', 9, 9],
    ['ArrowUp', 9, 5],
    ['ArrowUp', 2, 2],
    ['PageDown', 0, 8],
    ['PageDown', 2, 6],
    ['PageUp', 9, 1],
    ['Home', 6, 0],
    ['End', 6, 9],
  ])('%s moves from %i to %i', (key, from, to) => {
    expect(getGridIndexForKey(key, from, shape)).toBe(to)
  })

  test.each([
    ['ArrowLeft', 0, undefined],
    ['ArrowUp', 2, undefined],
    ['End', 9, undefined],
    ['ArrowDown', 1, 5],
  ])('%s at %i moves to the other card %s', (key, from, to) => {
    expect(getGridIndexForKeyIfChanged(key, from, shape)).toBe(to)
  })

  test('reverses the horizontal arrow keys in right-to-left languages', () => {
    expect(getGridIndexForKey('ArrowLeft', 3, { ...shape, rtl: true })).toBe(4)
    expect(getGridIndexForKey('ArrowRight', 3, { ...shape, rtl: true })).toBe(2)
  })

  test('returns undefined for other keys and for an empty grid', () => {
    expect(getGridIndexForKey('a', 3, shape)).toBeUndefined()
    expect(getGridIndexForKey('Home', 0, { ...shape, total: 0 })).toBeUndefined()
  })
})
