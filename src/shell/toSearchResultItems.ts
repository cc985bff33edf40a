import type { RouterLinkTarget } from '../components/page/routerLinkTarget'
import type { SearchResultsByResource } from '../lists/search/useSearchOfAllResources'
import { getBookDetailPageLink } from '../resources/books'
import { getCollectionDetailPageLink } from '../resources/collections'
import { getReadListDetailPageLink } from '../resources/readlists'
import { getSeriesDetailPageLink } from '../resources/series'

/** Item of the search results popup. */
export type SearchResultItemData = {
  key: string
  kind: keyof SearchResultsByResource
  resource: 'series' | 'books' | 'collections' | 'readlists'
  id: string
  title: string
  subtitle?: string
  target: RouterLinkTarget
}

/** Converts search results to a flat list of items, grouped by kind. The `key` of an item is unique. */
export function toSearchResultItems({
  series,
  books,
  collections,
  readLists,
}: SearchResultsByResource): SearchResultItemData[] {
  return [
    ...series.map(record => ({
      kind: 'series' as const,
      resource: 'series' as const,
      id: record.id,
      title: record.metadata.title,
      subtitle: record.booksMetadata.releaseDate?.slice(0, 4),
      target: getSeriesDetailPageLink(record),
    })),
    ...books.map(record => ({
      kind: 'books' as const,
      resource: 'books' as const,
      id: record.id,
      title: record.metadata.title,
      subtitle: record.oneshot ? undefined : `${record.seriesTitle} · ${record.metadata.number}`,
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
