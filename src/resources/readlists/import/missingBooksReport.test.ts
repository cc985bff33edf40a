import { expect, test } from 'vitest'
import { toReadListMatchRows } from '../../../machines/import/readListMatchRows'
import { toMissingBooksCsv, toMissingBooksText } from './missingBooksReport'

const book = (bookId: string) => ({ bookId, number: '1', title: '' })
const series = { seriesId: 'S', title: 'S', releaseDate: null }
const rows = toReadListMatchRows([
  { request: { series: ['Found'], number: '1' }, matches: [{ series, books: [book('B')] }] },
  { request: { series: ['Alder (2019)', 'Alder'], number: '007' }, matches: [] },
  { request: { series: ['=Sum, "two"'], number: '2' }, matches: [{ series, books: [book('1'), book('2')] }] },
])

test('lists the books without a match in the order of the file, whatever the order of the rows', () => {
  expect(toMissingBooksText(rows.toReversed())).toBe('Alder (2019) #007\n=Sum, "two" #2\n')
})

test('writes the same books as CSV, safe for spreadsheet programs', () => {
  expect(toMissingBooksCsv(rows, ['Position', 'Series', 'Number', 'State'], state => state)).toBe(
    '\uFEFFPosition,Series,Number,State\r\n2,Alder (2019),007,missing\r\n3,"\'=Sum, ""two""",2,ambiguous\r\n',
  )
})
