import { afterEach, expect, test, vi } from 'vitest'
import { fc } from '../../tests/harness/propertyTest'
import { formatNumber } from './formatNumber'

afterEach(() => vi.restoreAllMocks())

test('formats every number like Intl.NumberFormat', () => {
  const codes = ['en', 'de', 'pl', 'fr', 'ja', 'ar', 'ar-EG', 'fa', 'bn', 'hi', 'mr', 'my', 'ne']
  fc.assert(
    fc.property(fc.constantFrom(...codes), fc.oneof(fc.nat(2000), fc.double({ noNaN: true })), (code, value) => {
      expect(formatNumber(code, value)).toBe(new Intl.NumberFormat(code).format(value))
    }),
  )
})

test('keeps the sign of negative zero', () => {
  expect([0, -0].map(value => formatNumber('en', value))).toEqual(['0', '-0'])
})

test('formats small integers without creating an Intl.NumberFormat', () => {
  const numberFormatSpy = vi.spyOn(Intl, 'NumberFormat')
  expect(formatNumber('en', 320)).toBe('320')
  expect(numberFormatSpy).not.toHaveBeenCalled()
})
