import { describe, expect, test } from 'vitest'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import { createSearchMatchSnippet, findTextMatches, foldSearchQueryText } from './findTextMatches'
import { foldTextWithOffsets } from './foldTextWithOffsets'
import { PARAGRAPH_SEPARATOR } from './paragraphSeparator'

const findTexts = (source: string, text: string, wholeWords = false) =>
  findTextMatches(source, foldTextWithOffsets(source), { text, wholeWords }, 1000).map(({ start, end }) =>
    source.slice(start, end),
  )

const arbitraryText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'Straße',
        'ﬁnally',
        'e\u0301',
        'é',
        'كَتَبَ',
        'ﻼ',
        'が',
        'か\u3099',
        'ｶﾞ',
        '한국',
        'İ',
        'ς',
        '½',
        'й',
        '👩‍👧',
        '𝒜',
        '\u00ad',
      ),
      fc.constantFrom(' ', '\n\t', PARAGRAPH_SEPARATOR, '\u3000'),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 30 },
  )
  .map(parts => parts.join(''))

property.prop([arbitraryText])('maps each unit of a folded text to a range of the original text, in order', source => {
  const { text, starts, ends } = foldTextWithOffsets(source)
  expect([starts.length, ends.length]).toEqual([text.length, text.length])
  for (let index = 0; index < text.length; index++) {
    expect(starts[index]).toBeLessThan(ends[index] ?? 0)
    expect(ends[index]).toBeLessThanOrEqual(source.length)
    if (index > 0) expect(starts[index]).toBeGreaterThanOrEqual(starts[index - 1] ?? 0)
  }
})

property.prop([arbitraryText, fc.nat(), fc.nat()])('finds every substring of a text', (source, from, length) => {
  const text = foldTextWithOffsets(source)
  fc.pre(text.text.length > 0)
  const first = from % text.text.length
  const last = Math.min(text.text.length - 1, first + (length % 12))
  const searchText = source.slice(text.starts[first], text.ends[last])
  const foldedSearch = foldSearchQueryText({ text: searchText, wholeWords: false })
  fc.pre(foldedSearch !== '' && !foldTextWithOffsets(searchText).text.includes(PARAGRAPH_SEPARATOR))
  const matches = findTextMatches(source, text, { text: searchText, wholeWords: false }, 10_000)
  expect(matches.length).toBeGreaterThan(0)
  for (const { start, end } of matches) {
    expect(start).toBeLessThan(end)
    expect(foldTextWithOffsets(source.slice(start, end)).text).toContain(foldedSearch)
  }
  for (const [index, match] of matches.entries())
    if (index > 0) expect(match.start).toBeGreaterThanOrEqual(matches[index - 1]?.end ?? 0)
})

property.prop([arbitraryText, fc.nat(), fc.nat({ max: 30 })])(
  'limits the length of a snippet, and keeps the match on one line',
  (source, from, length) => {
    const start = from % (source.length + 1)
    const end = Math.min(source.length, start + length)
    const { before, match, after } = createSearchMatchSnippet(source, { start, end }, 10)
    expect(before.length + after.length).toBeLessThanOrEqual(26)
    expect(source.replace(/\s+/g, ' ')).toContain(match)
  },
)

describe('a search ignores', () => {
  test.each([
    ['case', 'The HARBOUR', 'harbour', ['HARBOUR']],
    ['accents', 'a naïve café', 'naive cafe', ['naïve café']],
    ['accents in the query', 'a naive cafe', 'naïve', ['naive']],
    ['the Unicode form of accents', 'cafe\u0301 au lait', 'café', ['cafe\u0301']],
    ['ß', 'Straße, STRASSE', 'strasse', ['Straße', 'STRASSE']],
    ['ligatures', 'ﬁnd the ﬀ', 'find', ['ﬁnd']],
    ['Polish letters', 'ŁÓDŹ na łodzi', 'lodz', ['ŁÓDŹ', 'łodz']],
    ['Turkish letters', 'İstanbul ılık', 'istanbul', ['İstanbul']],
    ['the final sigma', 'Ὀδυσσεύς', 'οδυσσευσ', ['Ὀδυσσεύς']],
    ['Arabic vowel signs and tatweel', 'كَتَبَ الكِتـَاب', 'كتب', ['كَتَبَ']],
    ['forms of Arabic letters', 'إلى الأمّ', 'الي الام', ['إلى الأمّ']],
    ['Hebrew points', 'שָׁלוֹם', 'שלום', ['שָׁלוֹם']],
    ['the difference between katakana and hiragana', 'カタカナ', 'かたかな', ['カタカナ']],
    ['half-width kana', 'ｶﾞｷﾞ', 'ガギ', ['ｶﾞｷﾞ']],
    ['typographic quotes', 'don’t — “go”', `don't - "go"`, ['don’t — “go”']],
    ['line breaks', 'in\n   the\u00a0dark', 'in the dark', ['in\n   the\u00a0dark']],
    ['soft hyphens', 'dic\u00adtion\u00adary', 'dictionary', ['dic\u00adtion\u00adary']],
  ])('%s', (_, source, query, matches) => {
    expect(findTexts(source, query)).toEqual(matches)
  })

  test.each([
    ['voiced kana', 'がくせい', 'か'],
    ['vowels of Devanagari', 'कि', 'का'],
    ['the short i', 'й', 'и'],
    ['paragraph breaks', `one${PARAGRAPH_SEPARATOR}two`, 'one two'],
    ['empty queries', 'anything', ' \u0301 '],
  ])('except %s', (_, source, query) => {
    expect(findTexts(source, query)).toEqual([])
  })
})

describe('a whole-word search', () => {
  test.each([
    ['sea seaside a sea.', 'sea', ['sea', 'sea']],
    ['«sea» sea’s', 'sea', ['sea', 'sea']],
    ['the 海 and 海岸', '海', ['海', '海']],
    ['a𝒜a 𝒜', '𝒜', ['𝒜']],
    ['... and more', '...', ['...']],
  ])('in %j finds %j only as a whole word', (source, query, matches) => {
    expect(findTexts(source, query, true)).toEqual(matches)
  })
})

test('keeps a snippet inside its paragraph, and cuts no words', () => {
  const source = `first${PARAGRAPH_SEPARATOR}The quick brown fox\n jumps over the lazy dog${PARAGRAPH_SEPARATOR}last`
  const index = source.indexOf('fox')
  expect(createSearchMatchSnippet(source, { start: index, end: index + 3 }, 12)).toEqual({
    before: '…brown ',
    match: 'fox',
    after: ' jumps…',
  })
  expect(createSearchMatchSnippet(source, { start: index, end: index + 3 })).toEqual({
    before: 'The quick brown ',
    match: 'fox',
    after: ' jumps over the lazy dog',
  })
})

test('returns at most the maximum number of matches', () => {
  const source = 'a'.repeat(50)
  expect(findTextMatches(source, foldTextWithOffsets(source), { text: 'a', wholeWords: false }, 7)).toHaveLength(7)
})
