import { expect, test } from 'vitest'
import { computeDifferingPixelFraction } from './computeDifferingPixelFraction'

const pixels = (...values: number[]) => values.flatMap(value => [value, value, value, 255])

test('equal images and compression artifacts do not differ', () => {
  expect(computeDifferingPixelFraction(pixels(0, 128, 255), pixels(0, 128, 255))).toBe(0)
  expect(computeDifferingPixelFraction(pixels(0, 128, 255), pixels(20, 100, 240))).toBe(0)
  expect(computeDifferingPixelFraction([], [])).toBe(0)
})

test('returns the share of pixels that differ in any channel', () => {
  expect(computeDifferingPixelFraction(pixels(0, 0, 0, 0), pixels(0, 255, 0, 0))).toBe(0.25)
  expect(computeDifferingPixelFraction([0, 0, 0, 255, 0, 0, 0, 255], [0, 0, 200, 255, 0, 0, 0, 255])).toBe(0.5)
})
