// @vitest-environment jsdom

import { describe, expect, test } from 'vitest'
import { fc, test as property } from '../../../../tests/harness/propertyTest'
import { PARAGRAPH_SEPARATOR } from '../../search/paragraphSeparator'
import { flattenChapterText } from '../locators/flattenChapterText'
import {
  findTextSpanOfQuote,
  formatTextSpanAsQuote,
  removeChapterTitleFromTextStart,
  trimSpanWhitespace,
} from './findTextSpanOfQuote'

const flatTextOfBody = (body: string) =>
  flattenChapterText(
    new DOMParser().parseFromString(
      `<html xmlns="http://www.w3.org/1999/xhtml"><body>${body}</body></html>`,
      'application/xhtml+xml',
    ).body,
  )

test('extracts a quote with one line for each paragraph and single spaces', () => {
  const { text } = flatTextOfBody('<p>one\n  two</p> <p>three</p>')
  expect(formatTextSpanAsQuote(text, { start: 0, end: text.length })).toBe('one two\nthree')
})

test.each([
  ['5The Stair There were ninety-nine steps', '5 The Stair', 'There were ninety-nine steps'],
  ['5 The  Stair There were', '5The Stair', 'There were'],
  ['There were ninety-nine steps', '5 The Stair', 'There were ninety-nine steps'],
  ['The Stair', 'The Stair', 'The Stair'],
  ['The', 'The Stair', 'The'],
  ['Words', '', 'Words'],
  ['第五章 階段 むかし', '第五章階段', 'むかし'],
])('in the text %j, removes the heading %j at the start', (text, title, rest) => {
  expect(removeChapterTitleFromTextStart(text, title)).toBe(rest)
})

property.prop([
  fc.array(fc.constantFrom('a', ' ', '\n', PARAGRAPH_SEPARATOR, 'é')).map(parts => parts.join('')),
  fc.nat(),
  fc.nat(),
])('removes white space from both ends of a span', (text, from, length) => {
  const start = from % (text.length + 1)
  const span = { start, end: Math.min(text.length, start + length) }
  const trimmed = trimSpanWhitespace(text, span)
  expect(trimmed === undefined).toBe(text.slice(span.start, span.end).trim() === '')
  if (trimmed) expect(text.slice(trimmed.start, trimmed.end)).toBe(text.slice(span.start, span.end).trim())
})

describe('a stored quote', () => {
  const flat = flatTextOfBody('<p>The sea is wide.</p><p>The sea is deep, and the sea is cold.</p>')
  const at = (start: number, text: string) => ({ start, end: start + text.length })

  test('is found at its CFI', () => {
    expect(findTextSpanOfQuote(flat, 'sea', at(4, 'sea'), 0)).toEqual(at(4, 'sea'))
  })

  test('is found at the nearest match when the text of the book has changed', () => {
    const second = flat.text.indexOf('sea', 10)
    expect(findTextSpanOfQuote(flat, 'sea', at(second + 3, 'sea'), 0)).toEqual(at(second, 'sea'))
    expect(findTextSpanOfQuote(flat, 'sea', undefined, flat.text.length)).toEqual(
      at(flat.text.lastIndexOf('sea'), 'sea'),
    )
  })

  test('has a span of unchanged length when it contains several paragraphs', () => {
    const span = findTextSpanOfQuote(flat, 'is wide.\nThe sea', at(9, 'is wide.?The sea'), 0)
    expect(span && formatTextSpanAsQuote(flat.text, span)).toBe('is wide.\nThe sea')
  })

  test('is not found when its text was removed', () => {
    expect(findTextSpanOfQuote(flat, 'mountain', at(4, 'sea'), 0)).toBeUndefined()
  })
})
