import { expect, test } from 'vitest'
import { measureContentSize } from './measureContentSize'

const box = (left: number, top: number, width: number, height: number) => ({
  getBoundingClientRect: () => ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect,
})

test('returns the right and lower edges of the outermost elements', () => {
  expect(measureContentSize([box(0, 0, 600, 20), box(300, 900.4, 900, 300)])).toEqual({ width: 1200, height: 1201 })
})

test('ignores elements without an area, and returns undefined when there are no other elements', () => {
  expect(measureContentSize([box(5_000, 0, 0, 10), box(0, 0, 10, 10)])).toEqual({ width: 10, height: 10 })
  expect(measureContentSize([box(0, 0, 0, 0)])).toBeUndefined()
  expect(measureContentSize([])).toBeUndefined()
})
