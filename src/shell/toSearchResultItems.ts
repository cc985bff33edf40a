import { parseCalendarDay } from '../api/serverDates'
import type { RouterLinkTarget } from '../components/page/routerLinkTarget'
import type { Library } from '../generated/model.schemas'
import type { LocaleFormatters } from '../language/localeFormatters'
import type { SearchResultsByResource } from '../lists/search/useSearchOfAllResources'
import { getBookDetailPageLink } from '../resources/books'
import { getCollectionDetailPageLink } from '../resources/collections'
import { getReadListDetailPageLink } from '../resources/readlists'
import { getSeriesDetailPageLink, isSeriesUnstarted } from '../resources/series'

/** Item of the search results popup. */
export type SearchResultItemData = {
  key: string
  kind: keyof SearchResultsByResource
  resource: 'series' | 'books' | 'collections' | 'readlists'
  id: string
  title: string
  subtitle?: string
  /** Whether the user has read nothing of the book or series. */
  isUnstarted?: boolean
  target: RouterLinkTarget
}

/**
 * Converts search results to a flat list of items, grouped by kind. The `key` of an item is unique.
 * @param libraries libraries of the user. With several libraries, the subtitles of series and books contain the library
 *   name
 * @param format formatters of the current language
 */
export function toSearchResultItems(
  { series, books, collections, readLists }: SearchResultsByResource,
  libraries: readonly Pick<Library, 'id' | 'name'>[],
  format: Pick<LocaleFormatters, 'year'>,
): SearchResultItemData[] {
  const libraryNameOf = (record: { libraryId: string }) =>
    libraries.length > 1 ? libraries.find(({ id }) => id === record.libraryId)?.name : undefined
  return [
    ...series.map(record => ({
      kind: 'series' as const,
      resource: 'series' as const,
      id: record.id,
      title: record.metadata.title,
      subtitle: joinParts([format.year(parseCalendarDay(record.booksMetadata.releaseDate)), libraryNameOf(record)]),
      isUnstarted: isSeriesUnstarted(record),
      target: getSeriesDetailPageLink(record),
    })),
    ...books.map(record => ({
      kind: 'books' as const,
      resource: 'books' as const,
      id: record.id,
      title: record.metadata.title,
      subtitle: joinParts([
        ...(record.oneshot ? [] : [record.seriesTitle, record.metadata.number]),
        libraryNameOf(record),
      ]),
      isUnstarted: !record.readProgress,
      target: getBookDetailPageLink(record),
    })),
    ...collections.map(({ id, name }) => ({
      kind: 'collections' as const,
      resource: 'collections' as const,
      id,
      title: name,
      target: getCollectionDetailPageLink({ id }),
    })),
    ...readLists.map(({ id, name }) => ({
      kind: 'readLists' as const,
      resource: 'readlists' as const,
      id,
      title: name,
      target: getReadListDetailPageLink({ id }),
    })),
  ].map(item => ({ ...item, key: `${item.kind} ${item.id}` }))
}

const joinParts = (parts: readonly (string | undefined)[]): string | undefined =>
  parts.filter(Boolean).join(' · ') || undefined
