import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { operationKey } from '../../api/cache/operationKey'
import { ServerError } from '../../api/ServerError'
import { useGetLibraries } from '../../generated/libraries/libraries'
import {
  getAgeRatings,
  getAgeRatingsPage,
  getAuthors,
  getGenres,
  getGenresPage,
  getLanguages,
  getLanguagesPage,
  getPublishers,
  getPublishersPage,
  getReleaseYears,
  getReleaseYearsPage,
  getSharingLabels,
  getSharingLabelsPage,
  getTags,
  getTagsPage,
} from '../../generated/reference-data/reference-data.calls'
import type { Suggested } from './filterTable'

/** Limits suggested values to a library, collection, read list or series, and authors to a role. Empty for all. */
export type SuggestionScope = {
  libraryId?: string
  collectionId?: string
  readListId?: string
  seriesId?: string
  role?: string
}
type Within = { library_id?: string[]; collection_id?: string[]; readlist_id?: string[]; series_id?: string[] }
type Asked = Within & { search?: string; size: number }
type Values = { values: readonly string[]; total: number }
type Page = { content: readonly (string | number | null)[]; totalElements: number }

/** Endpoints of a kind of value: paged, and unpaged for older servers. */
type Way = {
  path: string
  page: (asked: Asked, signal: AbortSignal) => Promise<Page>
  all: (asked: { library_id?: string[]; collection_id?: string }, signal: AbortSignal) => Promise<readonly string[]>
}

const ways: Record<Exclude<Suggested, 'libraries' | 'authors'>, Way> = {
  genres: {
    path: 'genres',
    page: (p, signal) => getGenresPage(p, { signal }),
    all: (p, signal) => getGenres(p, { signal }),
  },
  tags: { path: 'tags', page: (p, signal) => getTagsPage(p, { signal }), all: (p, signal) => getTags(p, { signal }) },
  publishers: {
    path: 'publishers',
    page: (p, signal) => getPublishersPage(p, { signal }),
    all: (p, signal) => getPublishers(p, { signal }),
  },
  languages: {
    path: 'languages',
    page: (p, signal) => getLanguagesPage(p, { signal }),
    all: (p, signal) => getLanguages(p, { signal }),
  },
  ageRatings: {
    path: 'age-ratings',
    page: ({ search: _, ...p }, signal) => getAgeRatingsPage(p, { signal }),
    all: (p, signal) => getAgeRatings(p, { signal }),
  },
  releaseYears: {
    path: 'series/release-years',
    page: ({ search: _, ...p }, signal) => getReleaseYearsPage(p, { signal }),
    all: (p, signal) => getReleaseYears(p, { signal }),
  },
  sharingLabels: {
    path: 'sharing-labels',
    page: (p, signal) => getSharingLabelsPage(p, { signal }),
    all: (p, signal) => getSharingLabels(p, { signal }),
  },
}

/** Maximum number of values shown, with or without a search. */
const mostShown = 200

/** Paths that the server does not page (before 1.26). Recorded after the first failed request. */
const withoutPages = new Set<string>()

/**
 * Returns the values to suggest for a filter, matching the typed text. The server searches long lists; short lists are
 * complete and filtered by the caller.
 * @param open  whether the values are needed; nothing is requested before
 */
export function useSuggestions(suggested: Suggested, scope: SuggestionScope, typed: string, open: boolean) {
  const libraries = useGetLibraries({ query: { enabled: open && suggested === 'libraries' } })
  const search = useDeferredValue(typed.trim())
  const asked = suggested !== 'libraries'
  const whole = useQuery({ ...valuesQuery(suggested, scope, ''), enabled: open && asked })
  const isLong = (whole.data?.total ?? 0) > (whole.data?.values.length ?? 0)
  const found = useQuery({
    ...valuesQuery(suggested, scope, search),
    enabled: open && asked && isLong && search !== '',
    placeholderData: keepPreviousData,
  })
  const data = isLong && search !== '' ? found.data : whole.data
  const values = suggested === 'libraries' ? (libraries.data?.map(({ id }) => id) ?? []) : (data?.values ?? [])
  return {
    values,
    /** Whether the server has already applied the search text. */
    searched: isLong && search !== '',
    isLong: isLong || values.length > 12,
    isPending: open && (asked ? whole.isPending : libraries.isPending),
    error: whole.error ?? found.error,
  }
}

function valuesQuery(suggested: Suggested, scope: SuggestionScope, search: string) {
  const { role } = scope
  const way = suggested === 'libraries' || suggested === 'authors' ? undefined : ways[suggested]
  const asked = { size: mostShown, ...(search && { search }), ...within(suggested, scope) }
  return {
    queryKey: operationKey('getAuthors', { values: way?.path ?? 'authors', ...asked, role }),
    queryFn: ({ signal }: { signal: AbortSignal }) => (way ? valuesOf(way, asked, signal) : names(asked, role, signal)),
    meta: { shownBy: 'page' as const },
  }
}

/** The server limits only tags and authors to read lists and series. */
function within(suggested: Suggested, { libraryId, collectionId, readListId, seriesId }: SuggestionScope): Within {
  const ofBooks = suggested === 'tags' || suggested === 'authors'
  return {
    ...(libraryId && { library_id: [libraryId] }),
    ...(collectionId && { collection_id: [collectionId] }),
    ...(ofBooks && readListId && { readlist_id: [readListId] }),
    ...(ofBooks && seriesId && { series_id: [seriesId] }),
  }
}

async function valuesOf(way: Way, asked: Asked, signal: AbortSignal): Promise<Values> {
  if (!withoutPages.has(way.path)) {
    try {
      const { content, totalElements } = await way.page(asked, signal)
      return { values: content.filter(value => value !== null).map(String), total: totalElements }
    } catch (error) {
      if (!(error instanceof ServerError) || (error.status !== 404 && error.status !== 405)) throw error
      withoutPages.add(way.path)
    }
  }
  const all = await way.all({ library_id: asked.library_id, collection_id: asked.collection_id?.[0] }, signal)
  const values = all.filter(value => value !== 'None')
  return { values, total: values.length }
}

/** Fetches author names, each once regardless of role. */
async function names({ ...asked }: Asked, role: string | undefined, signal: AbortSignal): Promise<Values> {
  const { content, totalElements } = await getAuthors({ ...asked, ...(role && { role }) }, { signal })
  const values = [...new Set(content.map(({ name }) => name))]
  return { values, total: totalElements > content.length ? totalElements : values.length }
}
