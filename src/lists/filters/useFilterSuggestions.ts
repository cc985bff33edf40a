import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { createOperationQueryKey } from '../../api/cache/createOperationQueryKey'
import { ServerError } from '../../api/ServerError'
import { useGetLibraries } from '../../generated/libraries/libraries'
import {
  getAgeRatings,
  getAgeRatingsPage,
  getAuthors,
  getBookTags,
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
import type { FilterSuggestionSource } from './filterDefinitions'

/**
 * Library, collection, read list or series from which the suggested filter values must come. A read list or a series
 * restricts only the suggested tags and authors. `role` restricts the suggested authors to a role, such as writer. If
 * the object is empty, all values on the server are suggested.
 */
export type FilterSuggestionScope = {
  libraryId?: string
  collectionId?: string
  readListId?: string
  seriesId?: string
  role?: string
}
type ScopeParams = { library_id?: string[]; collection_id?: string[]; readlist_id?: string[]; series_id?: string[] }
type ScopeParamsWithoutPaging = Pick<ScopeParams, 'library_id'> & {
  [Name in 'collection_id' | 'readlist_id' | 'series_id']?: string
}
type ValuesRequest = ScopeParams & { search?: string; size: number }
type SuggestedValues = { values: readonly string[]; total: number }
type ValuesPage = { content: readonly (string | number | null)[]; totalElements: number }

/**
 * Server calls that fetch the values of a filter. `page` fetches a page of values. `all` fetches all values at once.
 * `all` is needed for servers before 1.26, which cannot return these values in pages.
 */
type ValueEndpoints = {
  path: string
  page: (params: ValuesRequest, signal: AbortSignal) => Promise<ValuesPage>
  all: (params: ScopeParamsWithoutPaging, signal: AbortSignal) => Promise<readonly string[]>
}

const valueEndpoints: Record<Exclude<FilterSuggestionSource, 'libraries' | 'authors'>, ValueEndpoints> = {
  genres: {
    path: 'genres',
    page: (p, signal) => getGenresPage(p, { signal }),
    all: (p, signal) => getGenres(p, { signal }),
  },
  tags: { path: 'tags', page: (p, signal) => getTagsPage(p, { signal }), all: (p, signal) => getTags(p, { signal }) },
  bookTags: {
    path: 'tags/book',
    page: (p, signal) => getTagsPage({ ...p, include: 'BOOK' }, { signal }),
    all: (p, signal) => getBookTags(p, { signal }),
  },
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
    page: (p, signal) => getAgeRatingsPage(p, { signal }),
    all: (p, signal) => getAgeRatings(p, { signal }),
  },
  releaseYears: {
    path: 'series/release-years',
    page: (p, signal) => getReleaseYearsPage(p, { signal }),
    all: (p, signal) => getReleaseYears(p, { signal }),
  },
  sharingLabels: {
    path: 'sharing-labels',
    page: (p, signal) => getSharingLabelsPage(p, { signal }),
    all: (p, signal) => getSharingLabels(p, { signal }),
  },
}

const maxShownValues = 200

/** Sources whose values the server cannot search by text. */
const sourcesWithoutSearch: readonly FilterSuggestionSource[] = ['libraries', 'ageRatings', 'releaseYears']

/**
 * Paths of the filter values that the server cannot return page by page, because it is older than 1.26. A path is added
 * when a request for a page of values fails with status 404 or 405.
 */
const pathsWithoutPaging = new Set<string>()

/**
 * Returns the suggested values of a filter. If there are many values, the server filters them by the typed text. If
 * there are few values, the caller must filter them.
 * @param isEnabled whether to request the values
 */
export function useFilterSuggestions(
  source: FilterSuggestionSource,
  scope: FilterSuggestionScope,
  typed: string,
  isEnabled: boolean,
) {
  const libraries = useGetLibraries({ query: { enabled: isEnabled && source === 'libraries' } })
  const search = useDeferredValue(typed.trim())
  const isServerSource = source !== 'libraries'
  const allValues = useQuery({ ...suggestionsQuery(source, scope, ''), enabled: isEnabled && isServerSource })
  const isLong = (allValues.data?.total ?? 0) > (allValues.data?.values.length ?? 0)
  const canSearchOnServer = isLong && !sourcesWithoutSearch.includes(source)
  const mustSearchOnServer = canSearchOnServer && search !== ''
  const searchResults = useQuery({
    ...suggestionsQuery(source, scope, search),
    enabled: isEnabled && mustSearchOnServer,
    placeholderData: keepPreviousData,
  })
  const data = mustSearchOnServer ? searchResults.data : allValues.data
  const values = source === 'libraries' ? (libraries.data?.map(({ id }) => id) ?? []) : (data?.values ?? [])
  return {
    values,
    /** Whether the server has filtered the values by the typed text. If false, the caller must filter them. */
    isFilteredByServer: mustSearchOnServer && !searchResults.isPlaceholderData,
    isLong: isLong || values.length > 12,
    /** Whether the server has more values, which a longer search text can find. */
    hasMoreToFind: canSearchOnServer && data !== undefined && data.total > data.values.length,
    isPending: isEnabled && (isServerSource ? allValues.isPending : libraries.isPending),
    error: allValues.error ?? searchResults.error,
  }
}

function suggestionsQuery(source: FilterSuggestionSource, scope: FilterSuggestionScope, search: string) {
  // The query key contains the ids of the collection and read list, which determine the cache tags of the query.
  const { role, collectionId, readListId } = scope
  const endpoints = source === 'libraries' || source === 'authors' ? undefined : valueEndpoints[source]
  const request = { size: maxShownValues, ...(search && { search }), ...toScopeParams(source, scope) }
  return {
    queryKey: createOperationQueryKey('getAuthors', {
      values: endpoints?.path ?? 'authors',
      ...request,
      role,
      collectionId,
      readListId,
    }),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      endpoints ? fetchValues(endpoints, request, signal) : fetchAuthorNames(request, role, signal),
    meta: { shownBy: 'page' as const },
  }
}

/**
 * Converts a {@link FilterSuggestionScope} to query parameters. Includes the read list and the series only for tags and
 * authors, because the server calls for other values do not have these parameters.
 */
function toScopeParams(
  source: FilterSuggestionSource,
  { libraryId, collectionId, readListId, seriesId }: FilterSuggestionScope,
): ScopeParams {
  const hasBookScope = source === 'tags' || source === 'bookTags' || source === 'authors'
  return {
    ...(libraryId && { library_id: [libraryId] }),
    ...(collectionId && { collection_id: [collectionId] }),
    ...(hasBookScope && readListId && { readlist_id: [readListId] }),
    ...(hasBookScope && seriesId && { series_id: [seriesId] }),
  }
}

async function fetchValues(
  endpoints: ValueEndpoints,
  request: ValuesRequest,
  signal: AbortSignal,
): Promise<SuggestedValues> {
  if (!pathsWithoutPaging.has(endpoints.path)) {
    try {
      const { content, totalElements } = await endpoints.page(request, signal)
      return { values: content.filter(value => value !== null).map(String), total: totalElements }
    } catch (error) {
      if (!(error instanceof ServerError) || (error.status !== 404 && error.status !== 405)) throw error
      pathsWithoutPaging.add(endpoints.path)
    }
  }
  const { library_id, collection_id, readlist_id, series_id } = request
  const scope = {
    library_id,
    collection_id: collection_id?.[0],
    readlist_id: readlist_id?.[0],
    series_id: series_id?.[0],
  }
  const all = await endpoints.all(scope, signal)
  const values = all.filter(value => value !== 'None')
  return { values, total: values.length }
}

/**
 * Fetches the names of authors. The server returns an author with several roles several times, so duplicates are
 * removed.
 */
async function fetchAuthorNames(
  request: ValuesRequest,
  role: string | undefined,
  signal: AbortSignal,
): Promise<SuggestedValues> {
  const { content, totalElements } = await getAuthors({ ...request, ...(role && { role }) }, { signal })
  const values = [...new Set(content.map(({ name }) => name))]
  return { values, total: totalElements > content.length ? totalElements : values.length }
}
