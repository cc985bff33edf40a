import { CSV_BYTE_ORDER_MARK, toCsvRow } from '../../../lists/table/export/toCsvRow'
import { getReadListRowMatchStatuses, type ReadListMatchRow } from '../../../machines/import/readListMatchRows'

const missingRows = (rows: readonly ReadListMatchRow[]) =>
  rows.filter(({ book }) => !book).toSorted((row, otherRow) => row.id - otherRow.id)

/** Returns the missing books of a read list file as text, with a line for each book. */
export const toMissingBooksText = (rows: readonly ReadListMatchRow[]): string =>
  missingRows(rows)
    .map(({ request }) => `${request.series[0] ?? ''} #${request.number}\n`)
    .join('')

/**
 * Returns the missing books of a read list file as CSV.
 * @param titles column titles: position, series, number, state
 * @param stateText returns the display text of a match state
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
