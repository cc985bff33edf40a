import { expect, test } from 'vitest'
import { toWesternDigits } from './toWesternDigits'

test('converts Arabic, Persian and full-width digits', () => {
  expect(toWesternDigits('٢٠١٩')).toBe('2019')
  expect(toWesternDigits('۱۲,۵')).toBe('12,5')
  expect(toWesternDigits('１８ a 3')).toBe('18 a 3')
})
