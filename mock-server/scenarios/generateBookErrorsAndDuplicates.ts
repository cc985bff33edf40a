import type { BookMediaRecord } from '../state/libraryRecords'
import type { MockServerState } from '../state/mockServerState'
import { toPseudoRandomUint32 } from './toPseudoRandomUint32'

/**
 * Number of records of several kinds in the scenario `large`: users, history entries, sign-ins, page hashes with an
 * action, books with analysis errors, and books with duplicate files.
 */
export const LARGE_SCENARIO_ROW_COUNT = 10_000
/**
 * The first pages after the cover and the last pages of a generated book get a page hash. This constant is the number
 * of hashed pages at each of the two ends.
 */
const HASHED_PAGES_AT_EACH_END = 3
const HASHED_PAGES_PER_BOOK = 2 * HASHED_PAGES_AT_EACH_END
const MIN_PAGE_BYTES = 20_000
const PAGE_BYTES_RANGE = 180_000

/** Analysis errors for generated books. All of them are equally frequent. */
const FAILURES: Pick<BookMediaRecord, 'status' | 'comment' | 'mediaType'>[] = [
  { status: 'ERROR', comment: 'ERR_1008', mediaType: 'application/zip' },
  { status: 'UNSUPPORTED', comment: 'ERR_1001', mediaType: 'text/plain' },
  { status: 'ERROR', comment: 'ERR_1005', mediaType: 'application/zip' },
  { status: 'UNSUPPORTED', comment: 'ERR_1002', mediaType: 'application/x-rar-compressed; version=4' },
  { status: 'ERROR', comment: 'ERR_1006', mediaType: 'application/zip' },
  { status: 'ERROR', comment: 'ERR_1032', mediaType: 'application/zip' },
  { status: 'UNSUPPORTED', comment: 'ERR_1004', mediaType: 'application/x-rar-compressed; version=4' },
  { status: 'ERROR', comment: 'ERR_1000', mediaType: '' },
]

const UNREADABLE_MEDIA: Omit<BookMediaRecord, 'lastModified'> = {
  status: 'ERROR',
  mediaType: '',
  mediaProfile: '',
  pagesCount: 0,
  comment: '',
  epubDivinaCompatible: false,
  epubIsKepub: false,
  pages: [],
}

/**
 * Adds analysis errors, duplicate files and duplicate pages to the books of a generated library. There are 5,000 pairs
 * of readable books whose files are equal. There are 20,000 different page hashes. Each page hash occurs at least
 * twice.
 */
export function generateBookErrorsAndDuplicates(world: MockServerState): void {
  for (const library of world.libraries.values()) library.hashPages = true
  const books = [...world.books.values()]
  const failing = new Set(
    books.filter((_, i) => (i * LARGE_SCENARIO_ROW_COUNT) % books.length < LARGE_SCENARIO_ROW_COUNT),
  )
  const readable = books.filter(book => !failing.has(book))
  const failedMedia = FAILURES.map(failure => ({ ...UNREADABLE_MEDIA, ...failure, lastModified: world.now() }))
  for (const [i, book] of [...failing].entries()) {
    book.media = failedMedia[i % failedMedia.length] ?? book.media
    if (book.media.mediaType.startsWith('application/x-rar')) book.path = book.path.replace(/\.cbz$/, '.cbr')
  }
  for (const [i, book] of readable.entries()) {
    if (i >= LARGE_SCENARIO_ROW_COUNT) break
    const pair = Math.floor(i / 2)
    Object.assign(book, { fileHash: hashText(pair), sizeBytes: 1_000_000 + (toPseudoRandomUint32(pair) % 90_000_000) })
  }
  const indexOf = new Map(readable.map((book, i) => [book.id, i]))
  world.hashGeneratedPage = (book, page, count) => hashOfPage(indexOf.get(book.id), page, count)
}

/**
 * Returns the generated page hash with a given index. In the scenario `large`, each hash with an index from 0 to 9,999
 * has an action, such as IGNORE.
 */
export const createGeneratedPageHash = (index: number): string => hashText(index + LARGE_SCENARIO_ROW_COUNT * 10)

/**
 * Returns the size of a page in bytes. All pages with the same generated hash have the same size.
 * @param index index of the page hash
 */
export const getGeneratedPageByteSize = (index: number): number =>
  MIN_PAGE_BYTES + (toPseudoRandomUint32(index) % PAGE_BYTES_RANGE)

function hashOfPage(bookIndex: number | undefined, page: number, count: number) {
  const isAtStart = page >= 1 && page <= HASHED_PAGES_AT_EACH_END
  const isAtEnd = page >= count - HASHED_PAGES_AT_EACH_END
  if (bookIndex === undefined || !(isAtStart || isAtEnd)) return undefined
  const position = isAtStart ? page - 1 : HASHED_PAGES_PER_BOOK - (count - page)
  const index = (bookIndex * HASHED_PAGES_PER_BOOK + position) % (2 * LARGE_SCENARIO_ROW_COUNT)
  return { hash: createGeneratedPageHash(index), sizeBytes: getGeneratedPageByteSize(index) }
}

function hashText(index: number): string {
  const digits = [0, 1, 2, 3].map(part =>
    toPseudoRandomUint32(index * 4 + part)
      .toString(16)
      .padStart(8, '0'),
  )
  return digits.join('')
}
