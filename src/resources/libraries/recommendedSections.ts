import { createOperationQueryKey } from '../../api/cache/createOperationQueryKey'
import { listBooksWithLegacyFallback } from '../../api/records/listBooksWithLegacyFallback'
import { getBooksOnDeck } from '../../generated/books/books.calls'
import type { Book, BookCondition, PagedBooks, PagedSeries, Series } from '../../generated/model.schemas'
import { getNewSeries, getUpdatedSeries } from '../../generated/series/series.calls'
import type { BrowseListSearchParams } from '../../lists/browse/browseListState'
import { buildLibraryConditions, toLibraryQueryParam } from '../../lists/filters/libraryConditions'

type SectionRequest = { libraryId: string; size: number; signal: AbortSignal }
type BookSection = {
  name: string
  resource: 'books'
  operation: 'listBooks' | 'getBooksOnDeck'
  /**
   * URL parameters of the link in the heading of the section. The link opens the book list in the sort order of the
   * section. Undefined if the filters and sorts of the book list cannot select the books of the section.
   */
  listSearch?: BrowseListSearchParams
  fetchPage: (request: SectionRequest) => Promise<PagedBooks>
}
type SeriesSection = {
  name: string
  resource: 'series'
  operation: 'getNewSeries' | 'getUpdatedSeries'
  /**
   * Sort order of the series list, as a URL parameter. The heading of the section links to the series list in this
   * order.
   */
  sort: string
  fetchPage: (request: SectionRequest) => Promise<PagedSeries>
}
/** Section with recommended books or series, for example recently added books. */
export type RecommendedSection = BookSection | SeriesSection
/** Book or series in a recommended section. */
export type RecommendedItem = Book | Series

const bookSection = (
  name: string,
  condition: BookCondition[],
  sort: string,
  listSearch: BrowseListSearchParams,
): BookSection => ({
  name,
  resource: 'books',
  operation: 'listBooks',
  listSearch,
  fetchPage: ({ libraryId, size, signal }) =>
    listBooksWithLegacyFallback(
      { condition: { allOf: [...buildLibraryConditions(libraryId), ...condition] } },
      { size, sort: [`${sort},desc`] },
      { signal },
    ),
})

const readStatusIs = (value: 'READ' | 'IN_PROGRESS'): BookCondition => ({ readStatus: { operator: 'is', value } })

/** Sections with recommended books and series of a library, in their default order. */
export const recommendedSections: readonly RecommendedSection[] = [
  bookSection('keepReading', [readStatusIs('IN_PROGRESS')], 'readProgress.readDate', {
    read: 'in_progress',
    sort: '-read',
  }),
  {
    name: 'onDeck',
    resource: 'books',
    operation: 'getBooksOnDeck',
    fetchPage: ({ libraryId, size, signal }) => getBooksOnDeck({ ...toLibraryQueryParam(libraryId), size }, { signal }),
  },
  bookSection('recentlyAddedBooks', [], 'createdDate', { sort: '-added' }),
  {
    name: 'recentlyAddedSeries',
    resource: 'series',
    operation: 'getNewSeries',
    sort: '-added',
    fetchPage: ({ libraryId, size, signal }) =>
      getNewSeries({ ...toLibraryQueryParam(libraryId), oneshot: false, size }, { signal }),
  },
  bookSection('recentlyReadBooks', [readStatusIs('READ')], 'readProgress.readDate', { read: 'read', sort: '-read' }),
  bookSection(
    'recentlyReleasedBooks',
    [{ releaseDate: { operator: 'isInTheLast', duration: 'P31D' } }],
    'metadata.releaseDate',
    { sort: '-released' },
  ),
  {
    name: 'recentlyUpdatedSeries',
    resource: 'series',
    operation: 'getUpdatedSeries',
    sort: '-updated',
    fetchPage: ({ libraryId, size, signal }) =>
      getUpdatedSeries({ ...toLibraryQueryParam(libraryId), oneshot: false, size }, { signal }),
  },
]

/** Number of items that a section loads at first, and number of items that each further request adds. */
export const RECOMMENDED_SECTION_PAGE_SIZE = 20

/**
 * Returns the options of the query that loads the items of a section.
 * @param size number of items to load
 */
export const recommendedSectionQueryOptions = (
  { name, operation, fetchPage }: RecommendedSection,
  libraryId: string,
  size = RECOMMENDED_SECTION_PAGE_SIZE,
) => ({
  queryKey: createOperationQueryKey(operation, { section: name, libraryId, size }),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<PagedBooks | PagedSeries> =>
    fetchPage({ libraryId, size, signal }),
  meta: { shownBy: 'page' as const },
})
