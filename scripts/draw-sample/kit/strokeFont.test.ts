import { expect, test } from 'vitest'
import { createStrokeTextPath, measureStrokeText } from './strokeFont.mjs'

test('draws words in the stroke font, and rejects a character without a glyph', () => {
  expect(createStrokeTextPath('Harbour Nine · É', {})).toMatch(/^M/)
  expect(measureStrokeText('été', 100)).toBeGreaterThan(measureStrokeText('e', 100))
  for (const word of ['雨の日', 'حديقة', 'Ł'])
    expect(() => createStrokeTextPath(word, {}), word).toThrow(/No letter is drawn for/)
})
