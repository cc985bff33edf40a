import type {
  ReadListMatchBook,
  ReadListMatchCandidate,
  ReadListMatchEntry,
  ReadListMatchRequest,
  ReadListMatchSeries,
} from '../../generated/model.schemas'

/**
 * Row of an imported read list file. Contains the book that the file requests, the matching books on the server, and
 * the selected series and book.
 */
export type ReadListMatchRow = {
  /** Number of the row in the file, starting at 0. It does not change when the user moves or removes rows. */
  readonly id: number
  readonly request: ReadListMatchRequest
  readonly matches: readonly ReadListMatchCandidate[]
  readonly series: ReadListMatchSeries | undefined
  readonly book: ReadListMatchBook | undefined
}

export type ReadListRowMatchStatus = 'matched' | 'ambiguous' | 'missing' | 'duplicate'

/** Converts the response of the server to rows. If exactly 1 book matches a row, the function selects this book. */
export const toReadListMatchRows = (entries: readonly ReadListMatchEntry[]): ReadListMatchRow[] =>
  entries.map(({ request, matches }, id) => ({ id, request, matches, ...selectUnambiguousMatch(request, matches) }))

/**
 * Selects the series and book that match a request. Requires that exactly 1 series matches, and exactly 1 book of this
 * series. Otherwise, both properties are undefined. A request can contain several titles for a series. If such a
 * request matches several series, ignores the series that do not have the first title of the request.
 */
function selectUnambiguousMatch(
  request: ReadListMatchRequest,
  matches: readonly ReadListMatchCandidate[],
): Pick<ReadListMatchRow, 'series' | 'book'> {
  const [exactTitle = ''] = request.series
  const exact = matches.filter(({ series }) => series.title.toLowerCase() === exactTitle.toLowerCase())
  const [candidate, ...others] = matches.length > 1 && request.series.length > 1 ? exact : matches
  const isUnambiguous = candidate !== undefined && others.length === 0 && candidate.books.length === 1
  return isUnambiguous ? { series: candidate.series, book: candidate.books[0] } : { series: undefined, book: undefined }
}

/**
 * Returns the match status of each row, by row id. `duplicate`: the same book is selected in an earlier row.
 * `ambiguous`: the server has found matches, but no book is selected. `missing`: the server has found no match, and no
 * book is selected.
 */
export function getReadListRowMatchStatuses(
  rows: readonly ReadListMatchRow[],
): ReadonlyMap<number, ReadListRowMatchStatus> {
  const bookIds = new Set<string>()
  return new Map(
    rows.map(({ id, book, matches }) => {
      if (!book) return [id, matches.length > 0 ? 'ambiguous' : 'missing'] as const
      const isDuplicate = bookIds.has(book.bookId)
      bookIds.add(book.bookId)
      return [id, isDuplicate ? 'duplicate' : 'matched'] as const
    }),
  )
}

export function filterReadListRowsByStatus(
  rows: readonly ReadListMatchRow[],
  states: ReadonlySet<ReadListRowMatchStatus>,
): ReadListMatchRow[] {
  const byId = getReadListRowMatchStatuses(rows)
  return rows.filter(({ id }) => states.has(byId.get(id) ?? 'missing'))
}

export function countReadListRowsByStatus(
  rows: readonly ReadListMatchRow[],
): Readonly<Record<ReadListRowMatchStatus, number>> {
  const counts = { matched: 0, ambiguous: 0, missing: 0, duplicate: 0 }
  for (const state of getReadListRowMatchStatuses(rows).values()) counts[state] += 1
  return counts
}

/** Returns the ids of the books that are selected in the rows, in the order of the rows and without duplicates. */
export const getSelectedBookIdsOfReadListRows = (rows: readonly ReadListMatchRow[]): string[] => [
  ...new Set(rows.flatMap(({ book }) => (book ? [book.bookId] : []))),
]

/**
 * Reference to a book that is selected for a row. Contains the properties by which the server can search for the book,
 * because it cannot search by id.
 */
export type SelectedReadListBook = { readonly id: string; readonly seriesId: string; readonly title: string }

/** Returns the books that are selected in the rows, in the order of the rows and without duplicates. */
export const getSelectedBooksOfReadListRows = (rows: readonly ReadListMatchRow[]): SelectedReadListBook[] => [
  ...new Map(
    rows.flatMap(({ series, book }) =>
      series && book ? [[book.bookId, { id: book.bookId, seriesId: series.seriesId, title: book.title }] as const] : [],
    ),
  ).values(),
]

const changeRow = (
  rows: readonly ReadListMatchRow[],
  id: number,
  change: Partial<ReadListMatchRow>,
): ReadListMatchRow[] => rows.map(row => (row.id === id ? { ...row, ...change } : row))

/**
 * Selects a series for a row. If exactly 1 book of the series has the requested number, also selects this book.
 * Otherwise, no book is selected.
 */
export function selectReadListRowSeries(
  rows: readonly ReadListMatchRow[],
  id: number,
  series: ReadListMatchSeries,
  books: readonly ReadListMatchBook[],
): ReadListMatchRow[] {
  const row = rows.find(candidate => candidate.id === id)
  if (!row) return [...rows]
  const sameNumber = books.filter(({ number }) => bookNumberKey(number) === bookNumberKey(row.request.number))
  return changeRow(rows, id, { series, book: sameNumber.length === 1 ? sameNumber[0] : undefined })
}

/** Selects a book for a row, and the series to which the book belongs. */
export const selectReadListRowBook = (
  rows: readonly ReadListMatchRow[],
  id: number,
  series: ReadListMatchSeries,
  book: ReadListMatchBook,
): ReadListMatchRow[] => changeRow(rows, id, { series, book })

/** Deselects the series and the book of a row. */
export const clearReadListRowSelection = (rows: readonly ReadListMatchRow[], id: number): ReadListMatchRow[] =>
  changeRow(rows, id, { series: undefined, book: undefined })

/**
 * Deselects books that do not exist, and removes them from the matches. Their series stay selected, so that the user
 * can choose another book of the series.
 */
export const deselectMissingBooksOfReadListRows = (
  rows: readonly ReadListMatchRow[],
  missingBookIds: ReadonlySet<string>,
): ReadListMatchRow[] =>
  rows.map(row => ({
    ...row,
    book: row.book && missingBookIds.has(row.book.bookId) ? undefined : row.book,
    matches: row.matches
      .map(match => ({ ...match, books: match.books.filter(({ bookId }) => !missingBookIds.has(bookId)) }))
      .filter(({ books }) => books.length > 0),
  }))

/** Returns the series of the nearest earlier row in which a series is selected. */
export function findSeriesOfPreviousReadListRow(
  rows: readonly ReadListMatchRow[],
  id: number,
): ReadListMatchSeries | undefined {
  const index = rows.findIndex(row => row.id === id)
  return rows.slice(0, Math.max(0, index)).findLast(({ series }) => series)?.series
}

export const removeReadListRows = (rows: readonly ReadListMatchRow[], ids: ReadonlySet<number>): ReadListMatchRow[] =>
  rows.filter(({ id }) => !ids.has(id))

/** Moves a row to another index. All other rows stay in their order. */
export function moveReadListRow(rows: readonly ReadListMatchRow[], id: number, index: number): ReadListMatchRow[] {
  const row = rows.find(candidate => candidate.id === id)
  if (!row) return [...rows]
  const others = rows.filter(candidate => candidate.id !== id)
  return others.toSpliced(Math.max(0, Math.min(index, others.length)), 0, row)
}

/**
 * Moves a row in a list while a filter hides some of the rows. The order of the hidden rows does not change.
 * @param visibleIds ids of the visible rows, in order
 * @param index new index among the visible rows
 */
export function moveReadListRowAmongVisible(
  rows: readonly ReadListMatchRow[],
  visibleIds: readonly number[],
  id: number,
  index: number,
): ReadListMatchRow[] {
  const others = rows.filter(row => row.id !== id)
  const visibleOthers = visibleIds.filter(visibleId => visibleId !== id)
  const isLast = index >= visibleOthers.length
  const neighbor = isLast ? visibleOthers.at(-1) : visibleOthers[Math.max(0, index)]
  if (neighbor === undefined) return [...rows]
  return moveReadListRow(rows, id, others.findIndex(row => row.id === neighbor) + (isLast ? 1 : 0))
}

/** Number of series and books that a read list file requests, and number of series and books that are selected. */
export type ReadListMatchTotals = {
  requestedSeries: number
  requestedBooks: number
  matchedSeries: number
  matchedBooks: number
}

/**
 * Counts the series and books that the rows of a read list file request. Also counts the series and books on the server
 * that are selected for these rows.
 */
export function countReadListMatchTotals(rows: readonly ReadListMatchRow[]): ReadListMatchTotals {
  return {
    requestedSeries: new Set(rows.map(({ request }) => request.series[0]?.toLowerCase())).size,
    requestedBooks: rows.length,
    matchedSeries: new Set(rows.flatMap(({ series, book }) => (book && series ? [series.seriesId] : []))).size,
    matchedBooks: getSelectedBookIdsOfReadListRows(rows).length,
  }
}

/**
 * Normalizes a book number for comparison: lower case, without leading zeros. The server compares book numbers in the
 * same way.
 */
const bookNumberKey = (number: string) => number.trim().toLowerCase().replace(/^0+/, '')
