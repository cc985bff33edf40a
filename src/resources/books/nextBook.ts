import { listBooks } from '../../api/records/listBooks'
import type { Book, BookCondition, ReadStatus, Series } from '../../generated/model.schemas'
import { getBooksOfReadList } from '../../generated/readlists/readlists.calls'

/** Fetches the first book that meets conditions under a sort, such as `metadata.numberSort,asc`; undefined without a match. */
export type FirstBook = (conditions: readonly BookCondition[], sort: string) => Promise<Book | undefined>

/** Counts of a series that determine the requests. */
type Counts = Pick<Series, 'booksCount' | 'booksReadCount' | 'booksInProgressCount'>

/**
 * Finds the book of a series to read next: the most recently read started book, else the first unread book after the last read one,
 * else the first unread book, else the first book. Needs one request in most cases.
 * @returns undefined for a series without readable books
 */
export async function nextOfSeries(counts: Counts, first: FirstBook): Promise<Book | undefined> {
  if (counts.booksInProgressCount > 0) {
    const begun = await first([status('IN_PROGRESS')], 'readProgress.readDate,desc')
    if (begun) return begun
  }
  if (counts.booksReadCount > 0 && counts.booksReadCount < counts.booksCount) {
    const last = await first([status('READ')], 'metadata.numberSort,desc')
    const after = last && (await first([status('UNREAD'), later(last)], BY_NUMBER))
    const unread = after ?? (await first([status('UNREAD')], BY_NUMBER))
    if (unread) return unread
  }
  return first([], BY_NUMBER)
}

/** {@link FirstBook} for a series. Skips deleted books and books that are not analysed. */
export const firstOfSeries =
  (seriesId: string, signal: AbortSignal): FirstBook =>
  (conditions, sort) =>
    firstListed([{ seriesId: { operator: 'is', value: seriesId } }, ...conditions], sort, signal)

/**
 * Finds the book of a read list to read next: the most recently read started book, else the first unread one in list order,
 * else the first.
 */
export async function nextOfReadList(readListId: string, signal: AbortSignal): Promise<Book | undefined> {
  const inOrder = async (statuses?: ReadStatus[]) => {
    const asked = { read_status: statuses, media_status: ['READY' as const], deleted: false, size: 1 }
    return (await getBooksOfReadList(readListId, asked, { signal })).content[0]
  }
  const ofList: BookCondition = { readListId: { operator: 'is', value: readListId } }
  const [begun, unread] = await Promise.all([
    firstListed([ofList, status('IN_PROGRESS')], 'readProgress.readDate,desc', signal),
    inOrder(['UNREAD']),
  ])
  return begun ?? unread ?? inOrder()
}

const BY_NUMBER = 'metadata.numberSort,asc'
const readable: readonly BookCondition[] = [
  { deleted: { operator: 'isFalse' } },
  { mediaStatus: { operator: 'is', value: 'READY' } },
]

const status = (value: ReadStatus): BookCondition => ({ readStatus: { operator: 'is', value } })
const later = ({ metadata }: Book): BookCondition => ({
  numberSort: { operator: 'greaterThan', value: metadata.numberSort },
})

async function firstListed(conditions: readonly BookCondition[], sort: string, signal: AbortSignal) {
  const found = await listBooks(
    { condition: { allOf: [...conditions, ...readable] } },
    { size: 1, sort: [sort] },
    { signal },
  )
  return found.content[0]
}
