import { expect, test } from 'vitest'
import { strokes, widthOf } from './letters.mjs'

test('words are drawn in our capitals, and what these have no letter for is refused instead of drawn as a dot', () => {
  expect(strokes('Harbour Nine · É', {})).toMatch(/^M/)
  expect(widthOf('été', 100)).toBeGreaterThan(widthOf('e', 100))
  for (const word of ['雨の日', 'حديقة', 'Ł']) expect(() => strokes(word, {}), word).toThrow(/No letter is drawn for/)
})
