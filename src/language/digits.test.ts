import { expect, test } from 'vitest'
import { plainDigits } from './digits'

test('digits of other keyboards are the same numbers', () => {
  expect(plainDigits('٢٠١٩')).toBe('2019')
  expect(plainDigits('۱۲,۵')).toBe('12,5')
  expect(plainDigits('１８ a 3')).toBe('18 a 3')
})
