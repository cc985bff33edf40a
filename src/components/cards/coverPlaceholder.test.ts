import { expect } from 'vitest'
import { fc, test } from '../../../tests/harness/property'
import { placeholderHue, titleInitials } from './coverPlaceholder'

test.prop([fc.string()])('returns the same hue from 0 to 359 for the same text', text => {
  expect(placeholderHue(text)).toBe(placeholderHue(text))
  expect(placeholderHue(text)).toBeGreaterThanOrEqual(0)
  expect(placeholderHue(text)).toBeLessThan(360)
})

test.each([
  ['The Lighthouse', 'L'],
  ['Night of the Comet', 'NO'],
  ['A', 'A'],
  ['“Blade” 2099', 'B2'],
  ['منارة البحر', 'ما'],
  ['灯台', '灯'],
  ['…', ''],
])('abbreviates %s to %s', (title, initials) => {
  expect(titleInitials(title)).toBe(initials)
})
