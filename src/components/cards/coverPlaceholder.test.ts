import { expect } from 'vitest'
import { fc, test } from '../../../tests/harness/propertyTest'
import { getCoverPlaceholderHue, getTitleInitials } from './coverPlaceholder'

test.prop([fc.string()])('returns the same hue from 0 to 359 for the same text', text => {
  expect(getCoverPlaceholderHue(text)).toBe(getCoverPlaceholderHue(text))
  expect(getCoverPlaceholderHue(text)).toBeGreaterThanOrEqual(0)
  expect(getCoverPlaceholderHue(text)).toBeLessThan(360)
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
  expect(getTitleInitials(title)).toBe(initials)
})
