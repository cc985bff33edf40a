import { expect, test } from 'vitest'
import { strokes, widthOf } from './letters.mjs'

test('draws words in the stroke font, and rejects a character without a glyph', () => {
  expect(strokes('Harbour Nine · É', {})).toMatch(/^M/)
  expect(widthOf('été', 100)).toBeGreaterThan(widthOf('e', 100))
  for (const word of ['雨の日', 'حديقة', 'Ł']) expect(() => strokes(word, {}), word).toThrow(/No letter is drawn for/)
})
