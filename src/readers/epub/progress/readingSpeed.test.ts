import { describe, expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/propertyTest'
import { DEFAULT_POSITIONS_PER_MINUTE, estimateMinutesToRead, updateReadingSpeed } from './readingSpeed'

const amount = fc.double({ min: 0, max: 50, noNaN: true })
const seconds = fc.double({ min: 0.1, max: 5_000, noNaN: true })

test.prop([fc.array(fc.record({ amount, seconds }))])('the speed stays within its limits', readings => {
  const positionsPerMinute = readings.reduce(updateReadingSpeed, DEFAULT_POSITIONS_PER_MINUTE)
  expect(positionsPerMinute).toBeGreaterThanOrEqual(0.05)
  expect(positionsPerMinute).toBeLessThanOrEqual(20)
})

test.prop([fc.double({ min: 0.2, max: 6, noNaN: true })])('converges to a constant reading speed', steadySpeed => {
  const reading = { amount: 1.2, seconds: (1.2 / steadySpeed) * 60 }
  fc.pre(reading.seconds >= 2 && reading.seconds <= 300)
  const positionsPerMinute = Array(60).fill(reading).reduce(updateReadingSpeed, DEFAULT_POSITIONS_PER_MINUTE)
  expect(Math.abs(positionsPerMinute - steadySpeed) / steadySpeed).toBeLessThan(0.05)
})

describe('reading speed', () => {
  test('ignores skipped pages, breaks and backward page turns', () => {
    for (const reading of [
      { amount: 2, seconds: 0.5 },
      { amount: 2, seconds: 4_000 },
      { amount: -2, seconds: 60 },
      { amount: 0, seconds: 60 },
    ]) {
      expect(updateReadingSpeed(1.5, reading)).toBe(1.5)
    }
  })
  test('estimates the minutes to read as the amount divided by the speed', () => {
    expect(estimateMinutesToRead(30, 1.5)).toBe(20)
    expect(estimateMinutesToRead(0.1, 1.5)).toBe(1)
    expect(estimateMinutesToRead(0, 1.5)).toBe(0)
  })
})
