import { useMemo } from 'react'
import type { Book } from '../../../generated/model.schemas'
import { useGetBooksOfSeries } from '../../../generated/series/series'
import { type UsePickerResultsResult, usePickerResults } from '../../../lists/picker/usePickerResults'
import { filterSeriesBooksByText } from './filterSeriesBooksByText'
import { buildSiblingBooksQuery, type SiblingBooksScope } from './siblingBooksQuery'

const allByNumber = { unpaged: true, sort: ['metadata.numberSort,asc'] }

/**
 * Searches the books of a series or read list while the user types. The server can search for the sort number of a book,
 * but not for its number, for example `12a`. If the server finds nothing for a text with a digit, loads all books of the
 * series and filters them.
 */
export function useSiblingBookResults(scope: SiblingBooksScope, typed: string): UsePickerResultsResult<Book> {
  const found = usePickerResults<Book>('books', typed, text => buildSiblingBooksQuery(scope, text))
  const { key, text } = found
  const seriesId = scope.kind === 'series' ? scope.seriesId : ''
  const loadsAll = seriesId !== '' && found.list.total === 0 && /\p{Nd}/u.test(text)
  const { data, error, refetch } = useGetBooksOfSeries(seriesId, allByNumber, {
    query: { enabled: loadsAll, meta: { shownBy: 'dialog' } },
  })
  const books = useMemo(() => loadsAll && data && filterSeriesBooksByText(data.content, text), [loadsAll, data, text])
  if (!loadsAll) return found
  return {
    list: {
      total: books ? books.length : undefined,
      itemAt: index => (books ? books[index] : undefined),
      onVisible: () => undefined,
      failure: books ? undefined : error,
      retry: () => void refetch(),
    },
    key: `${key} ${books ? 'all' : ''}`,
    text,
    isSearching: found.isSearching || (!books && !error),
  }
}
