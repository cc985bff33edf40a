import { CSV_BYTE_ORDER_MARK, toCsvRow } from '../../../lists/table/export/toCsvRow'
import { getReadListRowMatchStatuses, type ReadListMatchRow } from '../../../machines/import/readListMatchRows'

const missingRows = (rows: readonly ReadListMatchRow[]) =>
  rows.filter(({ book }) => !book).toSorted((row, otherRow) => row.id - otherRow.id)

/**
 * Returns a text about the requested books in a read list file for which no book is selected, with a line for each
 * book.
 */
export const toMissingBooksText = (rows: readonly ReadListMatchRow[]): string =>
  missingRows(rows)
    .map(({ request }) => `${request.series[0] ?? ''} #${request.number}\n`)
    .join('')

/**
 * Returns the requested books in a read list file for which no book is selected, as CSV.
 * @param titles column titles for position, series, number and state
 * @param stateText returns the text for a state: no book was found, or several books were found
 */
export function toMissingBooksCsv(
  rows: readonly ReadListMatchRow[],
  titles: readonly string[],
  stateText: (state: 'ambiguous' | 'missing') => string,
): string {
  const states = getReadListRowMatchStatuses(rows)
  const lines = missingRows(rows).map(({ id, request }) =>
    toCsvRow([
      id + 1,
      request.series[0] ?? '',
      request.number,
      stateText(states.get(id) === 'ambiguous' ? 'ambiguous' : 'missing'),
    ]),
  )
  return CSV_BYTE_ORDER_MARK + toCsvRow(titles) + lines.join('')
}
