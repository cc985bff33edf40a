import type { LinkTarget } from '../components/page/linkTarget'
import type { SearchResults } from '../lists/search/useSearch'
import { bookLink } from '../resources/books'
import { collectionLink } from '../resources/collections'
import { readListLink } from '../resources/readlists'
import { seriesLink } from '../resources/series'

/** Row of the search results popup. */
export type SearchResultItem = {
  key: string
  kind: keyof SearchResults
  resource: 'series' | 'books' | 'collections' | 'readlists'
  id: string
  title: string
  subtitle?: string
  target: LinkTarget
}

/** Flattens search results into rows, grouped by kind. `key` is unique over all kinds. */
export function searchResultItems({ series, books, collections, readLists }: SearchResults): SearchResultItem[] {
  return [
    ...series.map(one => ({
      kind: 'series' as const,
      resource: 'series' as const,
      id: one.id,
      title: one.metadata.title,
      subtitle: one.booksMetadata.releaseDate?.slice(0, 4),
      target: seriesLink(one),
    })),
    ...books.map(one => ({
      kind: 'books' as const,
      resource: 'books' as const,
      id: one.id,
      title: one.metadata.title,
      subtitle: one.oneshot ? undefined : `${one.seriesTitle} · ${one.metadata.number}`,
      target: bookLink(one),
    })),
    ...collections.map(({ id, name }) => ({
      kind: 'collections' as const,
      resource: 'collections' as const,
      id,
      title: name,
      target: collectionLink({ id }),
    })),
    ...readLists.map(({ id, name }) => ({
      kind: 'readLists' as const,
      resource: 'readlists' as const,
      id,
      title: name,
      target: readListLink({ id }),
    })),
  ].map(hit => ({ ...hit, key: `${hit.kind} ${hit.id}` }))
}
