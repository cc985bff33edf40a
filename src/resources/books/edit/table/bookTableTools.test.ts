import { describe, expect } from 'vitest'
import { fc, test } from '../../../../../tests/harness/propertyTest'
import type { BookTableRow } from './bookTableFields'
import {
  copyNumbers,
  type DisplayedRow,
  fillTitlesByPattern,
  numberAscending,
  shiftSortNumbers,
} from './bookTableTools'

const createRow = (texts: Partial<DisplayedRow['texts']>, row: Partial<BookTableRow> = {}): DisplayedRow => ({
  row: { id: 'B', fileName: 'b.cbz', path: '/b.cbz', seriesTitle: 'Ash', isOneshot: false, values: {}, ...row },
  texts: { title: 'T', number: '1', numberSort: '1', releaseDate: '', isbn: '', ...texts },
})
const textsOf = ({ changes }: { changes: readonly { text: string }[] }) => changes.map(({ text }) => text)

describe('numbers', () => {
  test('copies numbers to sort numbers and the reverse, and skips what is no number', () => {
    const rows = [createRow({ number: '007', numberSort: '7,5' }), createRow({ number: 'Special', numberSort: '' })]
    const toSort = copyNumbers(rows, 'number')
    expect(toSort.changes.map(({ name, text }) => [name, text])).toEqual([['numberSort', '7']])
    expect(toSort.skippedCount).toBe(1)
    expect(textsOf(copyNumbers(rows, 'numberSort'))).toEqual(['7.5'])
  })

  test('numbers in ascending order from any start value', () => {
    const rows = [createRow({}), createRow({}), createRow({})]
    expect(textsOf(numberAscending(rows, 'number', 10))).toEqual(['10', '11', '12'])
    expect(textsOf(numberAscending(rows, 'numberSort', 0.1))).toEqual(['0.1', '1.1', '2.1'])
  })

  test.prop([fc.integer({ min: -100_000, max: 100_000 }), fc.constantFrom(1, -1)])(
    'shifting there and back restores each sort number with two decimals',
    (hundredths, offset) => {
      const numberSort = String(hundredths / 100)
      const [shifted = ''] = textsOf(shiftSortNumbers([createRow({ numberSort })], offset))
      expect(shifted.length).toBeLessThanOrEqual(9)
      expect(textsOf(shiftSortNumbers([createRow({ numberSort: shifted })], -offset))).toEqual([numberSort])
    },
  )
})

describe('titles', () => {
  test('replaces the placeholders of a pattern, and preserves other braces', () => {
    const rows = [createRow({ number: '3', numberSort: '3.5', title: '$& Lamp' })]
    expect(textsOf(fillTitlesByPattern(rows, '{series} {number} ({sort}): {title} {x}'))).toEqual([
      'Ash 3 (3.5): $& Lamp {x}',
    ])
  })

  test('skips one-shots and titles that would be empty', () => {
    const rows = [createRow({}, { isOneshot: true }), createRow({ number: ' ' })]
    expect(fillTitlesByPattern(rows, '{number}')).toEqual({ changes: [], skippedCount: 2 })
  })
})
