import { expect, test } from 'vitest'
import { measureStrokeText, strokeTextPath } from './strokeFont.mjs'

test('draws words in the stroke font, and rejects a character without a glyph', () => {
  expect(strokeTextPath('Harbour Nine · É', {})).toMatch(/^M/)
  expect(measureStrokeText('été', 100)).toBeGreaterThan(measureStrokeText('e', 100))
  for (const word of ['雨の日', 'حديقة', 'Ł'])
    expect(() => strokeTextPath(word, {}), word).toThrow(/No letter is drawn for/)
})
