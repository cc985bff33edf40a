import { expect, test } from 'vitest'
import { fc, test as property } from '../../../../tests/harness/propertyTest'
import { parsePositionInput } from './parsePositionInput'

test.each([
  ['7', 7],
  [' 12 ', 12],
  ['50%', 20],
  ['50 %', 20],
  ['0%', 1],
  ['100%', 40],
  ['12,5 %', 5],
  ['٧', 7],
  ['٥٠٪', 20],
  ['%50', 20],
  ['０７', 7],
])('reads %s of 40 as %d', (text, position) => {
  expect(parsePositionInput(text, 40)).toBe(position)
})

test.each(['1370', '1,370', '1.370', '1 370', '1\u202f370', '1’370', '١٬٣٧٠'])('reads %j as 1370', text => {
  expect(parsePositionInput(text, 2_000)).toBe(1_370)
})

test.each(['', '0', '41', '-1', '3.5', 'seven', '101%', '1e1', '%', '1,2', ',12'])('rejects %j of 40', text => {
  expect(parsePositionInput(text, 40)).toBeUndefined()
})

property.prop([fc.string(), fc.integer({ min: 1, max: 5_000 })])(
  'returns a position inside the book for any input',
  (text, of) => {
    const position = parsePositionInput(text, of)
    if (position !== undefined) {
      expect(Number.isInteger(position)).toBe(true)
      expect(position).toBeGreaterThanOrEqual(1)
      expect(position).toBeLessThanOrEqual(of)
    }
  },
)
