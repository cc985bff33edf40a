import { describe, expect, test } from 'vitest'
import { fc, test as property } from '../../../../tests/harness/property'
import { PARAGRAPH_SEPARATOR } from '../locators/flatText'
import { findMatches, matchSnippet, requiredSubstring } from './findMatches'
import { foldWithOffsets } from './foldText'

const find = (source: string, text: string, wholeWords = false) =>
  findMatches(source, foldWithOffsets(source), { text, wholeWords }, 1000).map(({ start, end }) =>
    source.slice(start, end),
  )

const texts = fc
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

property.prop([texts])('maps each unit of a folded text to a range of the original, in order', source => {
  const { text, starts, ends } = foldWithOffsets(source)
  expect([starts.length, ends.length]).toEqual([text.length, text.length])
  for (let at = 0; at < text.length; at++) {
    expect(starts[at]).toBeLessThan(ends[at] ?? 0)
    expect(ends[at]).toBeLessThanOrEqual(source.length)
    if (at > 0) expect(starts[at]).toBeGreaterThanOrEqual(starts[at - 1] ?? 0)
  }
})

property.prop([texts, fc.nat(), fc.nat()])('finds every substring of a text', (source, from, length) => {
  const text = foldWithOffsets(source)
  fc.pre(text.text.length > 0)
  const first = from % text.text.length
  const last = Math.min(text.text.length - 1, first + (length % 12))
  const wanted = source.slice(text.starts[first], text.ends[last])
  const needed = requiredSubstring({ text: wanted, wholeWords: false })
  fc.pre(needed !== '' && !foldWithOffsets(wanted).text.includes(PARAGRAPH_SEPARATOR))
  const found = findMatches(source, text, { text: wanted, wholeWords: false }, 10_000)
  expect(found.length).toBeGreaterThan(0)
  for (const { start, end } of found) {
    expect(start).toBeLessThan(end)
    expect(foldWithOffsets(source.slice(start, end)).text).toContain(needed)
  }
  for (const [at, match] of found.entries())
    if (at > 0) expect(match.start).toBeGreaterThanOrEqual(found[at - 1]?.end ?? 0)
})

property.prop([texts, fc.nat(), fc.nat({ max: 30 })])(
  'limits the length of a snippet and keeps its match on one line',
  (source, from, length) => {
    const start = from % (source.length + 1)
    const end = Math.min(source.length, start + length)
    const { before, match, after } = matchSnippet(source, { start, end }, 10)
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
  ])('%s', (_, source, query, found) => {
    expect(find(source, query)).toEqual(found)
  })

  test.each([
    ['voiced kana', 'がくせい', 'か'],
    ['vowels of Devanagari', 'कि', 'का'],
    ['the short i', 'й', 'и'],
    ['paragraph breaks', `one${PARAGRAPH_SEPARATOR}two`, 'one two'],
    ['empty queries', 'anything', ' \u0301 '],
  ])('except %s', (_, source, query) => {
    expect(find(source, query)).toEqual([])
  })
})

describe('a whole-word search', () => {
  test.each([
    ['sea seaside a sea.', 'sea', ['sea', 'sea']],
    ['«sea» sea’s', 'sea', ['sea', 'sea']],
    ['the 海 and 海岸', '海', ['海', '海']],
    ['a𝒜a 𝒜', '𝒜', ['𝒜']],
    ['... and more', '...', ['...']],
  ])('in %j for %j', (source, query, found) => {
    expect(find(source, query, true)).toEqual(found)
  })
})

test('keeps a snippet inside its paragraph and cuts no words', () => {
  const source = `first${PARAGRAPH_SEPARATOR}The quick brown fox\n jumps over the lazy dog${PARAGRAPH_SEPARATOR}last`
  const at = source.indexOf('fox')
  expect(matchSnippet(source, { start: at, end: at + 3 }, 12)).toEqual({
    before: '…brown ',
    match: 'fox',
    after: ' jumps…',
  })
  expect(matchSnippet(source, { start: at, end: at + 3 })).toEqual({
    before: 'The quick brown ',
    match: 'fox',
    after: ' jumps over the lazy dog',
  })
})

test('returns at most the maximum number of matches', () => {
  const source = 'a'.repeat(50)
  expect(findMatches(source, foldWithOffsets(source), { text: 'a', wholeWords: false }, 7)).toHaveLength(7)
})
