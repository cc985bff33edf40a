import { parseInputNumber } from '../../../forms/inputs/parseInputNumber'
import type { Book, BookCondition } from '../../../generated/model.schemas'
import { combineConditionsWithAnd } from '../../../lists/filters/filterConditions'
import type { ListQuery } from '../../../lists/paging/useWindowedList'
import { toPickerSearchQuery } from '../../../lists/picker/pickerSearchQuery'
import type { BookListFilter } from '../booksDataSource'

/** Series or read list whose books are listed. `ordered` tells whether the read list has a manual order. */
export type SiblingBooksScope =
  | { kind: 'series'; seriesId: string }
  | { kind: 'readList'; readListId: string; ordered: boolean }

/**
 * Returns the query for the list of the books in a series or read list. The list has the same order as the previous and
 * next links on the page of a book.
 * @param typed search text. If the text is a number, as in `12` or `#12`, the query finds the books with this sort
 *   number, and the books whose title contains the text. For any other text, the search is the same as in the picker
 *   dialogs.
 */
export function buildSiblingBooksQuery(scope: SiblingBooksScope, typed: string): ListQuery {
  const { condition, text } = toBookSearch(typed.trim())
  const scopeCondition: BookCondition =
    scope.kind === 'series'
      ? { seriesId: { operator: 'is', value: scope.seriesId } }
      : { readListId: { operator: 'is', value: scope.readListId } }
  const filter: BookListFilter = {
    condition: combineConditionsWithAnd<BookCondition>(condition ? [scopeCondition, condition] : [scopeCondition]),
    text,
    ...(scope.kind === 'readList' && { readListId: scope.readListId }),
  }
  return { filter, sort: { field: getSortField(scope), order: 'ASC' } }
}

function getSortField(scope: SiblingBooksScope): string {
  if (scope.kind === 'series') return 'metadata.numberSort'
  return scope.ordered ? 'readList.number' : 'metadata.releaseDate'
}

function toBookSearch(typed: string): { condition?: BookCondition; text?: string } {
  const number = parseBookNumber(typed)
  if (number === undefined) return toPickerSearchQuery(typed)
  return {
    condition: {
      anyOf: [{ numberSort: { operator: 'is', value: number } }, { title: { operator: 'contains', value: typed } }],
    },
  }
}

/** Parses a typed book number. Returns undefined for other texts. */
function parseBookNumber(typed: string): number | undefined {
  const number = parseInputNumber(typed.replace(/^#/, ''))
  return number !== null && Number.isFinite(number) ? number : undefined
}

/**
 * Returns the index of the first book whose sort number is the typed number. This book can follow other results: the
 * results for `2` also contain book 1 if the title of book 1 contains a 2. The list is partly loaded, and the search
 * ends at the first book that is not loaded. Returns 0 if no book is found, or if the typed text is not a number.
 */
export function findIndexOfNumber(
  itemAt: (index: number) => { metadata: Pick<Book['metadata'], 'numberSort'> } | undefined,
  typed: string,
): number {
  const number = parseBookNumber(typed)
  if (number === undefined) return 0
  for (let index = 0; ; index += 1) {
    const book = itemAt(index)
    if (!book) return 0
    if (book.metadata.numberSort === number) return index
  }
}

/** Maximum distance, in list items, between the expected and the actual index of a book. */
const SEARCH_DISTANCE_ITEMS = 120

/**
 * Returns the index of a book in a partly loaded list. Searches around the expected index, because the number of a book
 * and its index can differ. Returns the expected index if the book is not among the loaded items near this index.
 */
export function findIndexNear(
  itemAt: (index: number) => { id: string } | undefined,
  id: string,
  expected: number,
): number {
  for (let distance = 0; distance <= SEARCH_DISTANCE_ITEMS; distance += 1) {
    if (itemAt(expected + distance)?.id === id) return expected + distance
    if (expected >= distance && itemAt(expected - distance)?.id === id) return expected - distance
  }
  return expected
}
