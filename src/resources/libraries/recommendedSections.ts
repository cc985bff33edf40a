import { operationKey } from '../../api/cache/operationKey'
import { listBooks } from '../../api/records/listBooks'
import { getBooksOnDeck } from '../../generated/books/books.calls'
import type { Book, BookCondition, PagedBooks, PagedSeries, Series } from '../../generated/model.schemas'
import { getNewSeries, getUpdatedSeries } from '../../generated/series/series.calls'
import { libraryCondition, libraryParam } from '../../lists/filters/libraryCondition'

type Ask = { libraryId: string; size: number; signal: AbortSignal }
type BookSection = {
  name: string
  of: 'books'
  operation: 'listBooks' | 'getBooksOnDeck'
  read: (request: Ask) => Promise<PagedBooks>
}
type SeriesSection = {
  name: string
  of: 'series'
  operation: 'getNewSeries' | 'getUpdatedSeries'
  /** `sort` URL parameter of the series list that shows the whole section. */
  sort: string
  read: (request: Ask) => Promise<PagedSeries>
}
/** Recommended section of books or of series. */
export type RecommendedSection = BookSection | SeriesSection
/** Item of a recommended section. */
export type SectionItem = Book | Series

const books = (name: string, condition: BookCondition[], sort: string): BookSection => ({
  name,
  of: 'books',
  operation: 'listBooks',
  read: ({ libraryId, size, signal }) =>
    listBooks(
      { condition: { allOf: [...libraryCondition(libraryId), ...condition] } },
      { size, sort: [`${sort},desc`] },
      { signal },
    ),
})

const readStatus = (value: 'READ' | 'IN_PROGRESS'): BookCondition => ({ readStatus: { operator: 'is', value } })

/** Sections of the home page and of the recommended view of a library, in display order (specification section 2). */
export const recommendedSections: readonly RecommendedSection[] = [
  books('keepReading', [readStatus('IN_PROGRESS')], 'readProgress.readDate'),
  {
    name: 'onDeck',
    of: 'books',
    operation: 'getBooksOnDeck',
    read: ({ libraryId, size, signal }) => getBooksOnDeck({ ...libraryParam(libraryId), size }, { signal }),
  },
  books('recentlyAddedBooks', [], 'createdDate'),
  {
    name: 'recentlyAddedSeries',
    of: 'series',
    operation: 'getNewSeries',
    sort: '-added',
    read: ({ libraryId, size, signal }) =>
      getNewSeries({ ...libraryParam(libraryId), oneshot: false, size }, { signal }),
  },
  books('recentlyReadBooks', [readStatus('READ')], 'readProgress.readDate'),
  books(
    'recentlyReleasedBooks',
    [{ releaseDate: { operator: 'isInTheLast', duration: 'P31D' } }],
    'metadata.releaseDate',
  ),
  {
    name: 'recentlyUpdatedSeries',
    of: 'series',
    operation: 'getUpdatedSeries',
    sort: '-updated',
    read: ({ libraryId, size, signal }) =>
      getUpdatedSeries({ ...libraryParam(libraryId), oneshot: false, size }, { signal }),
  },
]

/** Number of items of the first request of a section, and of each further step. */
export const MAX_SHELF_ITEMS = 20

/**
 * Query options of a section.
 * @param size  number of items to request
 */
export const sectionQuery = (
  { name, operation, read }: RecommendedSection,
  libraryId: string,
  size = MAX_SHELF_ITEMS,
) => ({
  queryKey: operationKey(operation, { section: name, libraryId, size }),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<PagedBooks | PagedSeries> =>
    read({ libraryId, size, signal }),
  meta: { shownBy: 'page' as const },
})
