import { afterEach, describe, expect, vi } from 'vitest'
import { fc, test } from '../../../../../tests/harness/propertyTest'
import { PARAGRAPH_SEPARATOR } from '../../../search/paragraphSeparator'
import { splitTextIntoSentences } from './splitTextIntoSentences'

afterEach(() => void vi.unstubAllGlobals())

const sentencesOf = (text: string, language: string) =>
  splitTextIntoSentences(text, language).map(({ start, end }) => text.slice(start, end))

const isLowSurrogate = (text: string, at: number) => /^[\udc00-\udfff]/.test(text.slice(at))

const arbitraryText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        'One. ',
        'Two? ',
        '“Three!” ',
        ' ',
        '\n',
        '。',
        '، ',
        PARAGRAPH_SEPARATOR,
        '𠀋'.repeat(300),
        'word '.repeat(90),
      ),
    ),
  )
  .map(pieces => pieces.join(''))

describe('sentences of a text', () => {
  test.prop([arbitraryText, fc.constantFrom('en', 'ja', 'ar', '', 'not a tag')])(
    'contain each character once, in order, and no white space at their ends',
    (text, language) => {
      const spans = splitTextIntoSentences(text, language)
      let last = 0
      for (const { start, end } of spans) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeGreaterThan(start)
        expect(text.slice(last, start).trim()).toBe('')
        expect(text.slice(start, end).trim()).toBe(text.slice(start, end))
        expect(text.slice(start, end)).not.toContain(PARAGRAPH_SEPARATOR)
        expect(isLowSurrogate(text, start) || isLowSurrogate(text, end), 'divides a character').toBe(false)
        last = end
      }
      expect(text.slice(last).trim()).toBe('')
    },
  )

  test('end at full stops and at the ends of paragraphs', () => {
    const text = `The tide rose. Who saw it?${PARAGRAPH_SEPARATOR}Chapter two${PARAGRAPH_SEPARATOR}It fell.`
    expect(sentencesOf(text, 'en')).toEqual(['The tide rose.', 'Who saw it?', 'Chapter two', 'It fell.'])
    expect(sentencesOf('雨が降った。風が吹いた。', 'ja')).toEqual(['雨が降った。', '風が吹いた。'])
  })

  test('are the paragraphs in a browser that cannot divide text into sentences', () => {
    const { Segmenter: _, ...intlWithoutSegmenter } = Object.getOwnPropertyDescriptors(Intl)
    vi.stubGlobal('Intl', Object.defineProperties({}, intlWithoutSegmenter))
    const text = `The tide rose. Who saw it?${PARAGRAPH_SEPARATOR}It fell. ${'word '.repeat(60)}`
    expect(sentencesOf(text, 'en')).toEqual([
      'The tide rose. Who saw it?',
      `It fell. ${'word '.repeat(54)}`.trim(),
      'word '.repeat(6).trim(),
    ])
  })

  test('are divided after a comma or a word if they are too long', () => {
    const text = `${'word '.repeat(40)}first part, ${'more '.repeat(40)}end.`
    const [first = '', ...others] = sentencesOf(text, 'en')
    expect(first).toMatch(/first part,$/)
    expect([first, ...others].join(' ')).toBe(text)
    expect(Math.max(...sentencesOf('word '.repeat(500), 'en').map(({ length }) => length))).toBeLessThanOrEqual(280)
  })
})
