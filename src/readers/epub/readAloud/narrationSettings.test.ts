import { expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/propertyTest'
import {
  narrationRates,
  parseNarrationSettings,
  serializeNarrationSettings,
  stepNarrationRate,
} from './narrationSettings'

test.prop([fc.string(), fc.option(fc.string(), { nil: undefined }), fc.constantFrom(...narrationRates)])(
  'stored settings apply to all regions of their language and to no other language',
  (before, voice, rate) => {
    const settings = { rate, ...(voice !== undefined && { voice }) }
    const stored = serializeNarrationSettings(before, 'pt-BR', settings)
    expect(parseNarrationSettings(stored, 'pt-PT')).toEqual(settings)
    expect(parseNarrationSettings(stored, 'pl')).toEqual({ rate: 1 })
  },
)

test.prop([fc.oneof(fc.json(), fc.string())])('invalid stored text results in the normal speed', stored => {
  expect(narrationRates).toContain(parseNarrationSettings(stored, 'en').rate)
})

test('the speed stays between the lowest and the highest speed', () => {
  expect(stepNarrationRate(1, 1)).toBe(1.1)
  expect(stepNarrationRate(0.5, -1)).toBe(0.5)
  expect(stepNarrationRate(3, 1)).toBe(3)
})
