import { forEachConcurrently } from '../../api/forEachConcurrently'
import { ServerError } from '../../api/ServerError'
import type { Book, Series } from '../../generated/model.schemas'

/** Ids of the book and series to which a history event belongs. */
export type HistoryEventBookAndSeriesIds = { bookId: string | null; seriesId: string | null }

/** Properties of a book that are necessary for a link to the book's page. */
export type LinkableBook = { id: string; seriesId: string; oneshot: boolean; title: string }
export type LinkableSeries = { id: string; oneshot: boolean; title: string }

/**
 * Books and series of history events, by id. Does not contain books and series that were deleted or that the user may
 * not see.
 */
export type BooksAndSeriesOfHistoryEvents = { books: Map<string, LinkableBook>; series: Map<string, LinkableSeries> }

export type HistoryEventBookAndSeriesApi = {
  /** Lists the books of the given series, newest first. Returns a single page of the list. Page numbers start at 0. */
  listBooksOfSeries: (seriesIds: readonly string[], page: number) => Promise<{ items: readonly Book[]; total: number }>
  pageSize: number
  getBook: (id: string) => Promise<Book>
  getSeries: (id: string) => Promise<Series>
  titleOfBook: (book: Book) => string
}

/**
 * Maximum number of pages of the book list that are fetched. If the list has more pages, a separate request fetches
 * each book that is not on the fetched pages.
 */
const MAX_PAGES = 3

/**
 * Fetches the books and series of history events. The server has no request for several book ids, so the client lists
 * the books of the affected series. Omits books and series that do not exist or that the user may not see.
 * @throws the error of a failed request
 */
export async function fetchBooksAndSeriesOfHistoryEvents(
  requests: readonly HistoryEventBookAndSeriesIds[],
  calls: HistoryEventBookAndSeriesApi,
): Promise<BooksAndSeriesOfHistoryEvents> {
  const bookIds = distinct(requests.map(({ bookId }) => bookId))
  const seriesIds = distinct(requests.map(({ seriesId }) => seriesId))
  const subjects: BooksAndSeriesOfHistoryEvents = { books: new Map(), series: new Map() }
  const addBook = (book: Book) => {
    const { id, seriesId, oneshot } = book
    subjects.books.set(id, { id, seriesId, oneshot, title: calls.titleOfBook(book) })
    subjects.series.set(seriesId, { id: seriesId, oneshot, title: book.seriesTitle })
  }
  const isComplete = () => bookIds.every(id => subjects.books.has(id)) && seriesIds.every(id => subjects.series.has(id))
  let isListComplete = seriesIds.length === 0
  for (let page = 0; page < MAX_PAGES && !isListComplete && !isComplete(); page += 1) {
    const { items, total } = await calls.listBooksOfSeries(seriesIds, page)
    for (const book of items) addBook(book)
    isListComplete = items.length === 0 || (page + 1) * calls.pageSize >= total
  }
  if (isListComplete && requests.every(({ bookId, seriesId }) => !bookId || seriesId)) return subjects
  const listedSeriesIds = new Set(isListComplete ? seriesIds : [])
  const wasListed = (id: string) =>
    requests.some(({ bookId, seriesId }) => bookId === id && seriesId !== null && listedSeriesIds.has(seriesId))
  await forEachConcurrently(
    bookIds.filter(id => !subjects.books.has(id) && !wasListed(id)),
    id => ignoreMissing(calls.getBook(id).then(addBook)),
  )
  await forEachConcurrently(
    seriesIds.filter(id => !subjects.series.has(id) && !listedSeriesIds.has(id)),
    id =>
      ignoreMissing(
        calls.getSeries(id).then(({ oneshot, metadata: { title } }) => {
          subjects.series.set(id, { id, oneshot, title })
        }),
      ),
  )
  return subjects
}

const distinct = (ids: readonly (string | null)[]): string[] =>
  [...new Set(ids.filter(id => id !== null && id !== ''))].map(String)

async function ignoreMissing(request: Promise<void>): Promise<void> {
  try {
    await request
  } catch (error) {
    const isMissing = error instanceof ServerError && (error.status === 404 || error.status === 403)
    if (!isMissing) throw error
  }
}
