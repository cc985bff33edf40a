import { describe, expect, test } from 'vitest'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import {
  countReadListMatchTotals,
  countReadListRowsByStatus,
  filterReadListRowsByStatus,
  findSeriesOfPreviousReadListRow,
  getReadListRowMatchStatuses,
  getSelectedBookIdsOfReadListRows,
  moveReadListRow,
  moveReadListRowAmongVisible,
  type ReadListMatchRow,
  removeReadListRows,
  selectReadListRowBook,
  selectReadListRowSeries,
  toReadListMatchRows,
} from './readListMatchRows'

const series = (seriesId: string, title = seriesId) => ({ seriesId, title, releaseDate: null })
const book = (bookId: string, number = '1') => ({ bookId, number, title: bookId })
const entry = (
  names: string[],
  matches: { series: ReturnType<typeof series>; books: ReturnType<typeof book>[] }[],
) => ({
  request: { series: names, number: '1' },
  matches,
})

describe('the rows of a read list file', () => {
  test.each([
    ['one match', entry(['A'], [{ series: series('A'), books: [book('A1')] }]), 'A1', 'matched'],
    ['two books', entry(['A'], [{ series: series('A'), books: [book('A1'), book('A2')] }]), undefined, 'ambiguous'],
    [
      'two series',
      entry(
        ['A'],
        [
          { series: series('1', 'A'), books: [book('A1')] },
          { series: series('2', 'A'), books: [book('A2')] },
        ],
      ),
      undefined,
      'ambiguous',
    ],
    [
      'two series, one with the volume',
      entry(
        ['A (2019)', 'A'],
        [
          { series: series('1', 'A'), books: [book('A1')] },
          { series: series('2', 'a (2019)'), books: [book('A2')] },
        ],
      ),
      'A2',
      'matched',
    ],
    ['no match', entry(['A'], []), undefined, 'missing'],
  ])('are created for a requested book with %s', (_name, input, bookId, state) => {
    const rows = toReadListMatchRows([input])
    expect([rows[0]?.book?.bookId, getReadListRowMatchStatuses(rows).get(0)]).toEqual([bookId, state])
  })

  test('have the state "duplicate" if an earlier row has the same book, and can be counted and filtered by state', () => {
    const match = entry(['A'], [{ series: series('A'), books: [book('A1')] }])
    const rows = toReadListMatchRows([match, match, entry(['B'], [])])
    expect(countReadListRowsByStatus(rows)).toEqual({ matched: 1, duplicate: 1, missing: 1, ambiguous: 0 })
    expect(filterReadListRowsByStatus(rows, new Set(['duplicate'])).map(({ id }) => id)).toEqual([1])
    expect(getSelectedBookIdsOfReadListRows(rows)).toEqual(['A1'])
  })

  test('select the book with the same number when the series changes, or no book without such a book', () => {
    const rows = toReadListMatchRows([entry(['A'], [{ series: series('A'), books: [book('A1')] }])])
    expect(selectReadListRowSeries(rows, 0, series('B'), [book('B2', '2')])[0]?.book).toBeUndefined()
    expect(selectReadListRowSeries(rows, 0, series('B'), [book('B1', '001'), book('B2', '2')])[0]?.book?.bookId).toBe(
      'B1',
    )
    expect(selectReadListRowSeries(rows, 0, series('B'), [book('B1'), book('B2')])[0]?.book).toBeUndefined()
    expect(selectReadListRowBook(rows, 0, series('B'), book('B2'))[0]).toMatchObject({
      series: { seriesId: 'B' },
      book: { bookId: 'B2' },
    })
  })

  test('count each requested and each selected series and book once', () => {
    const match = entry(['A'], [{ series: series('A'), books: [book('A1')] }])
    expect(countReadListMatchTotals(toReadListMatchRows([match, match, entry(['a'], []), entry(['B'], [])]))).toEqual({
      requestedSeries: 2,
      requestedBooks: 4,
      matchedSeries: 1,
      matchedBooks: 1,
    })
  })

  test('take the series of the nearest row above', () => {
    const match = entry(['A'], [{ series: series('A'), books: [book('A1')] }])
    const rows = toReadListMatchRows([match, entry(['?'], []), entry(['?'], [])])
    expect(findSeriesOfPreviousReadListRow(rows, 2)?.seriesId).toBe('A')
    expect(findSeriesOfPreviousReadListRow(rows, 0)).toBeUndefined()
  })
})

const arbitraryRows = fc
  .array(fc.option(fc.constantFrom('A1', 'A2', 'A3'), { nil: undefined }), { maxLength: 8 })
  .map(ids => toReadListMatchRows(ids.map(id => entry(['A'], id ? [{ series: series('A'), books: [book(id)] }] : []))))
const idsOf = (rows: readonly ReadListMatchRow[]) => rows.map(({ id }) => id)

property.prop([arbitraryRows, fc.nat(9), fc.nat(9)])(
  'a moved row is at its new index, and no row is lost',
  (rows, id, index) => {
    const moved = moveReadListRow(rows, id, index)
    expect(idsOf(moved).toSorted()).toEqual(idsOf(rows))
    if (id < rows.length) expect(moved[Math.min(index, rows.length - 1)]?.id).toBe(id)
    expect(idsOf(removeReadListRows(moved, new Set([id]))).toSorted()).toEqual(
      idsOf(rows).filter(other => other !== id),
    )
  },
)

property.prop([arbitraryRows, fc.nat(9), fc.nat(9), fc.infiniteStream(fc.boolean())])(
  'a row that was moved in a filtered list is at its new index among the visible rows, and the hidden rows keep their order',
  (rows, id, index, stream) => {
    const hidden = new Set(idsOf(rows).filter(rowId => rowId !== id && stream.next().value))
    const visibleIds = idsOf(rows).filter(rowId => !hidden.has(rowId))
    const moved = idsOf(moveReadListRowAmongVisible(rows, visibleIds, id, index))
    expect(moved.toSorted()).toEqual(idsOf(rows))
    expect(moved.filter(rowId => rowId !== id)).toEqual(idsOf(rows).filter(rowId => rowId !== id))
    if (id < rows.length)
      expect(moved.filter(rowId => !hidden.has(rowId))[Math.min(index, visibleIds.length - 1)]).toBe(id)
  },
)

property.prop([arbitraryRows])('the selected books are unique, one per matched row', rows => {
  const ids = getSelectedBookIdsOfReadListRows(rows)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toHaveLength(countReadListRowsByStatus(rows).matched)
})
