import { expect } from 'vitest'
import { fc, test } from '../../../../../tests/harness/propertyTest'
import type { BookTableRow } from './bookTableFields'
import { fillPastedCells, parseSpreadsheetText } from './pastedCells'

const createRow = (id: string, isOneshot = false): BookTableRow => ({
  id,
  fileName: id,
  path: id,
  seriesTitle: 'Ash',
  isOneshot,
  values: {},
})

test('parses lines and tabs, and ignores only the line break at the end', () => {
  expect(parseSpreadsheetText('a\tb\r\nc\t\n')).toEqual([
    ['a', 'b'],
    ['c', ''],
  ])
  expect(parseSpreadsheetText('a\n\nb')).toEqual([['a'], [''], ['b']])
  expect(parseSpreadsheetText('')).toEqual([['']])
})

test('parses quoted cells with tabs, quotes and line breaks', () => {
  expect(parseSpreadsheetText('"a ""b""\tc"\t"two\nlines"\n"open')).toEqual([['a "b"\tc', 'two lines'], ['"open']])
})

const cellText = fc.string().map(text => text.replace(/["\t\r\n]/g, ''))
test.prop([
  fc
    .integer({ min: 1, max: 4 })
    .chain(width =>
      fc.array(fc.array(cellText, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
    ),
])('parses each table of plain cells as it was', rows => {
  const text = rows.map(cells => cells.join('\t')).join('\n')
  expect(parseSpreadsheetText(`${text}\n`)).toEqual(rows)
})

test('fills the cells below and beside, and counts what does not fit', () => {
  const rows = [createRow('A'), createRow('B', true), createRow('C')]
  const cells = [
    ['x', '1'],
    ['y', '2'],
    ['z', '3'],
    ['rest', '4'],
  ]
  const { changes, skippedCount } = fillPastedCells(rows, 0, 'title', cells)
  expect(changes.map(({ row, name, text }) => [row.id, name, text])).toEqual([
    ['A', 'title', 'x'],
    ['A', 'number', '1'],
    ['B', 'number', '2'],
    ['C', 'title', 'z'],
    ['C', 'number', '3'],
  ])
  expect(skippedCount).toBe(3)
  const sortNumbers = fillPastedCells(rows, 0, 'numberSort', [['1,250'], [' 2 '], ['x']]).changes
  expect(sortNumbers.map(({ text }) => text)).toEqual(['1.25', '2', 'x'])
  expect(fillPastedCells(rows, 2, 'isbn', [['1', 'outside']])).toMatchObject({ skippedCount: 1 })
})
