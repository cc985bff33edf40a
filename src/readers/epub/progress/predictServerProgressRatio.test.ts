import { expect, test } from 'vitest'
import { predictServerProgressRatio } from './predictServerProgressRatio'

test.each([
  [5, 2 / 16],
  [9, 3 / 16],
  [14, 4 / 16],
  [18, 6 / 16],
  [22, 7 / 16],
  [1, 0.01],
  [50, 0.99],
])('position %d of 51 in a book with 16 pages is the fraction %d', (position, ratio) => {
  expect(predictServerProgressRatio(position / 51, 16)).toBe(ratio)
})

test('a book without pages has no fraction', () => {
  expect(predictServerProgressRatio(0.5, 0)).toBeUndefined()
})
