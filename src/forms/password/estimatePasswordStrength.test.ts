import { expect, test } from 'vitest'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import { estimatePasswordStrength } from './estimatePasswordStrength'

test.each([
  ['', 0],
  ['password', 0],
  ['Password123', 0],
  ['aaaaaaaaaaaaaaaaaa', 0],
  ['qwertyuiop1234567890', 1],
  ['komga-longbox', 0],
  ['kite7lamp', 2],
  ['tr4il-Mosaic', 3],
  ['velvet otter carries seven lamps', 4],
  ['9f$Lq2!zKw8p', 4],
] as const)('rates %s as %i', (password, strength) => {
  expect(estimatePasswordStrength(password)).toBe(strength)
})

test("rates a password from the user's e-mail address as weaker", () => {
  const userInputs = ['marguerite.delacroix@example.org']
  expect(estimatePasswordStrength('marguerite', userInputs)).toBeLessThan(estimatePasswordStrength('marguerite'))
})

property.prop([fc.string({ maxLength: 100 })])('returns a strength from 0 to 4 for any text', password => {
  expect([0, 1, 2, 3, 4]).toContain(estimatePasswordStrength(password, [password]))
})

property.prop([fc.string({ maxLength: 12 })])('rates one character repeated 20 times as weak', text => {
  expect(estimatePasswordStrength((text[0] ?? 'a').repeat(20))).toBeLessThanOrEqual(1)
})
