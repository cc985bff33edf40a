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
  read: (ask: Ask) => Promise<PagedBooks>
}
type SeriesSection = {
  name: string
  of: 'series'
  operation: 'getNewSeries' | 'getUpdatedSeries'
  /** The order of the list in which all of them are. */
  sort: string
  read: (ask: Ask) => Promise<PagedSeries>
}
export type RecommendedSection = BookSection | SeriesSection
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

/** The seven sections of the dashboard and of a library's recommendations, in their order (specification section 2). */
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

/** How many of a section are asked for at first. */
export const MAX_SHELF_ITEMS = 20

/**
 * The query of a section.
 * @param size  how many are asked for
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
