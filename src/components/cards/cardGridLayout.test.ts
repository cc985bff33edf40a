import { expect } from 'vitest'
import { fc, test } from '../../../tests/harness/propertyTest'
import { CARD_TEXT_HEIGHT_PX, computeCardGridMeasurements } from './cardGridLayout'

test.prop([fc.integer({ min: 280, max: 4000 }), fc.integer({ min: 100, max: 300 }), fc.integer({ min: 0, max: 40 })])(
  'fills the width exactly with columns and gaps',
  (width, minCardWidth, gap) => {
    const { columns, cardWidth } = computeCardGridMeasurements(width, minCardWidth, gap, 0)
    expect(columns * cardWidth + (columns - 1) * gap).toBeCloseTo(width, 6)
    if (columns > 2) expect(cardWidth).toBeGreaterThanOrEqual(minCardWidth)
  },
)

test('computes the row height from cover, text and row gap', () => {
  const { cardWidth, rowHeight } = computeCardGridMeasurements(800, 180, 20, 24)
  expect(cardWidth).toBe(185)
  expect(rowHeight).toBe(Math.round(185 * 1.5) + CARD_TEXT_HEIGHT_PX + 24)
})
