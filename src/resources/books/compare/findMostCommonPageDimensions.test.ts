import { expect, test } from 'vitest'
import { findMostCommonPageDimensions } from './findMostCommonPageDimensions'

const page = (width: number | null, height: number | null) => ({ width, height })

test('returns the most frequent dimensions and the number of other pages', () => {
  expect(findMostCommonPageDimensions([page(700, 1000), page(1400, 1000), page(700, 1000)])).toEqual({
    width: 700,
    height: 1000,
    otherCount: 1,
  })
})

test('returns the larger of equally frequent dimensions', () => {
  expect(findMostCommonPageDimensions([page(700, 1000), page(1400, 2000)])).toEqual({
    width: 1400,
    height: 2000,
    otherCount: 1,
  })
})

test('ignores pages without dimensions', () => {
  expect(findMostCommonPageDimensions([page(null, null), page(10, 20)])).toEqual({
    width: 10,
    height: 20,
    otherCount: 0,
  })
  expect(findMostCommonPageDimensions([page(null, null)])).toBeUndefined()
})
