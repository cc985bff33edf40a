import { expect, test } from 'vitest'
import { fc, test as property } from '../../../tests/harness/property'
import { passwordStrength } from './passwordStrength'

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
] as const)('%s is worth %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})

test("the person's own address is no secret", () => {
  const known = ['marguerite.delacroix@example.org']
  expect(passwordStrength('marguerite', known)).toBeLessThan(passwordStrength('marguerite'))
})

property.prop([fc.string({ maxLength: 100 })])('there is always a verdict', password => {
  expect([0, 1, 2, 3, 4]).toContain(passwordStrength(password, [password]))
})

property.prop([fc.string({ maxLength: 12 })])(
  'saying it twenty times over makes nothing strong of one letter',
  text => {
    expect(passwordStrength((text[0] ?? 'a').repeat(20))).toBeLessThanOrEqual(1)
  },
)
