import { listBooksWithLegacyFallback } from '../../api/records/listBooksWithLegacyFallback'
import type { Book, BookCondition, ReadStatus, Series } from '../../generated/model.schemas'
import { getBooksOfReadList } from '../../generated/readlists/readlists.calls'

/**
 * Function that fetches the first book that meets all conditions in `conditions`.
 * @param sort sort order that determines which book comes first, for example `metadata.numberSort,asc`
 * @returns undefined if no book meets the conditions
 */
export type FindFirstMatchingBook = (conditions: readonly BookCondition[], sort: string) => Promise<Book | undefined>

/**
 * Counts of the books in a series: all books, read books and started books. With these counts, the client can omit
 * requests. For example, if no book is started, the client does not search for a started book.
 */
type ReadCounts = Pick<Series, 'booksCount' | 'booksReadCount' | 'booksInProgressCount'>

/**
 * Finds the next book to read in a series. Returns the first of these books that exists:
 * - the started book that the user has read most recently
 * - the first unread book after the read book with the highest number
 * - the first unread book of the series
 * - the first book of the series
 * @returns undefined if the series has no readable book
 */
export async function findNextBookToReadInSeries(
  counts: ReadCounts,
  first: FindFirstMatchingBook,
): Promise<Book | undefined> {
  if (counts.booksInProgressCount > 0) {
    const startedBook = await first([readStatusIs('IN_PROGRESS')], 'readProgress.readDate,desc')
    if (startedBook) return startedBook
  }
  if (counts.booksReadCount > 0 && counts.booksReadCount < counts.booksCount) {
    const [lastRead, firstUnread] = await Promise.all([
      first([readStatusIs('READ')], 'metadata.numberSort,desc'),
      first([readStatusIs('UNREAD')], SORT_BY_NUMBER),
    ])
    const hasGap = lastRead && firstUnread && sortNumberOf(firstUnread) <= sortNumberOf(lastRead)
    const nextUnread = hasGap && (await first([readStatusIs('UNREAD'), numberedAfter(lastRead)], SORT_BY_NUMBER))
    const unread = nextUnread || firstUnread
    if (unread) return unread
  }
  return first([], SORT_BY_NUMBER)
}

/**
 * Creates a {@link FindFirstMatchingBook} for a series. The function ignores deleted books, and books whose media
 * status is not `READY`.
 */
export const createFirstMatchingSeriesBookFinder =
  (seriesId: string, signal: AbortSignal): FindFirstMatchingBook =>
  (conditions, sort) =>
    fetchFirstBook([{ seriesId: { operator: 'is', value: seriesId } }, ...conditions], sort, signal)

/**
 * Finds the next book to read in a read list. Prefers the started book that the user has read most recently. If no book
 * is started, returns the first unread book. If all books are read, returns the first book.
 * @returns undefined if the read list has no readable book
 */
export async function findNextBookToReadInReadList(readListId: string, signal: AbortSignal): Promise<Book | undefined> {
  const inOrder = async (statuses?: ReadStatus[]) => {
    const params = { read_status: statuses, media_status: ['READY' as const], deleted: false, size: 1 }
    return (await getBooksOfReadList(readListId, params, { signal })).content[0]
  }
  const inReadList: BookCondition = { readListId: { operator: 'is', value: readListId } }
  const [startedBook, unread] = await Promise.all([
    fetchFirstBook([inReadList, readStatusIs('IN_PROGRESS')], 'readProgress.readDate,desc', signal),
    inOrder(['UNREAD']),
  ])
  return startedBook ?? unread ?? inOrder()
}

const SORT_BY_NUMBER = 'metadata.numberSort,asc'
const readableConditions: readonly BookCondition[] = [
  { deleted: { operator: 'isFalse' } },
  { mediaStatus: { operator: 'is', value: 'READY' } },
]

const readStatusIs = (value: ReadStatus): BookCondition => ({ readStatus: { operator: 'is', value } })
const sortNumberOf = ({ metadata }: Book): number => metadata.numberSort
const numberedAfter = (book: Book): BookCondition => ({
  numberSort: { operator: 'greaterThan', value: sortNumberOf(book) },
})

async function fetchFirstBook(conditions: readonly BookCondition[], sort: string, signal: AbortSignal) {
  const page = await listBooksWithLegacyFallback(
    { condition: { allOf: [...conditions, ...readableConditions] } },
    { size: 1, sort: [sort] },
    { signal },
  )
  return page.content[0]
}
