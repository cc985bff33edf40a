import { describe, expect, test } from 'vitest'
import { fc, test as property } from '../../../../../tests/harness/propertyTest'
import { findTextMatches } from '../../../search/findTextMatches'
import { foldTextWithOffsets } from '../../../search/foldTextWithOffsets'
import { PARAGRAPH_SEPARATOR } from '../../../search/paragraphSeparator'
import { findPdfTextItemAtOffset, flattenPdfText, type PdfTextItem } from './flattenPdfText'

const createItem = (str: string, hasEOL = false, y = 0): PdfTextItem => ({
  str,
  hasEOL,
  height: 10,
  transform: [10, 0, 0, 10, 0, y],
})

const createLines = (...lines: string[]) => lines.map((str, index) => createItem(str, true, -12 * index))

const findIn = (items: readonly PdfTextItem[], text: string) => {
  const flat = flattenPdfText(items)
  return findTextMatches(flat.text, foldTextWithOffsets(flat.text), { text, wholeWords: false }, 10)
}

describe('text of a page', () => {
  test('joins the items of a line without a separator, and joins lines with a space', () => {
    expect(flattenPdfText([createItem('one '), createItem('two', true), createItem('three', true)]).text).toBe(
      'one two three',
    )
  })

  test('joins Japanese lines without a space', () => {
    expect(flattenPdfText(createLines('薄暗いじめ', 'じめした所', 'page 2', '吾輩')).text).toBe(
      '薄暗いじめじめした所 page 2 吾輩',
    )
  })

  test('separates paragraphs by the distance between lines, but does not separate columns', () => {
    const items = [createItem('title', true, 500), createItem('text', true, 470), createItem('column', true, 600)]
    expect(flattenPdfText(items).text).toBe(`title${PARAGRAPH_SEPARATOR}text column`)
  })

  test('matches words that are hyphenated at the end of a line, and keeps other hyphens', () => {
    expect(findIn(createLines('an exam-', 'ple'), 'example')).toHaveLength(1)
    expect(findIn(createLines('the Mason-', 'Dixon line'), 'Mason- Dixon')).toHaveLength(1)
    expect(findIn([createItem('well-known')], 'well-known')).toHaveLength(1)
  })

  test('is empty for a page without text', () => {
    expect(flattenPdfText([]).text).toBe('')
    expect(flattenPdfText([createItem('', true), createItem('')]).text).toBe('')
  })
})

const arbitraryItem = fc.record({
  str: fc.string({ unit: fc.constantFrom('a', 'B', '-', ' ', 'é', '字'), maxLength: 6 }),
  hasEOL: fc.boolean(),
  height: fc.constantFrom(0, 10),
  transform: fc.tuple(...[1, 2, 3, 4, 5, 6].map(() => fc.integer({ min: -99, max: 99 }))),
})

property.prop([fc.array(arbitraryItem, { maxLength: 12 })])(
  'keeps every character of every item at its offset, except hyphens at the end of a line',
  items => {
    const { text, starts } = flattenPdfText(items)
    for (const [index, { str }] of items.entries())
      for (const [offset, character] of str.split('').entries()) {
        const flat = text[(starts[index] ?? 0) + offset]
        expect(flat === '\u00ad' ? '-' : flat).toBe(character)
      }
  },
)

property.prop([fc.array(arbitraryItem, { minLength: 1, maxLength: 12 })])(
  'converts the offset of each character to a position in its item and back',
  items => {
    const flat = flattenPdfText(items)
    for (const [index, { str }] of items.entries())
      for (const offset of str.split('').keys())
        expect(findPdfTextItemAtOffset(flat, items, (flat.starts[index] ?? 0) + offset)).toEqual({
          item: index,
          offset,
        })
  },
)
