import { CSV_BYTE_ORDER_MARK, toCsvRow } from '../../../lists/table/export/toCsvRow'
import { getReadListRowMatchStatuses, type ReadListMatchRow } from '../../../machines/import/readListMatchRows'

const missingRows = (rows: readonly ReadListMatchRow[]) =>
  rows.filter(({ book }) => !book).toSorted((row, otherRow) => row.id - otherRow.id)

/**
 * Returns a text with the entries for which no book is selected. An entry is a book in a read list file. Each line
 * contains the series and number of an entry.
 */
export const toMissingBooksText = (rows: readonly ReadListMatchRow[]): string =>
  missingRows(rows)
    .map(({ request }) => `${request.series[0] ?? ''} #${request.number}\n`)
    .join('')

/**
 * Returns a CSV table of the entries for which no book is selected. An entry is a book in a read list file.
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
