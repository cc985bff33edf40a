import type { HttpHandler } from 'msw'
import { openApiHttp } from '../../http/openApiHttp'
import { requireSignedInUser } from '../../http/requestContext'
import type { PagedResponse } from '../../query/paginate'
import { createPagedResponse, readPageQuery } from '../../query/paginate'
import { readBooleanParameterOrFalse, readEnumParameter, readListParameter } from '../../query/queryParameters'
import { compareBinary, compareNames, foldCaseAndAccents, stripAccents } from '../../query/textComparison'
import type { Author, BookRecord, SeriesRecord } from '../../state/libraryRecords'
import type { MockServerState } from '../../state/mockServerState'
import { canSeeLibrary } from '../../state/visibilityRules'
import {
  allBooksOfReadList,
  collectRequestedValues,
  findRequestedSeries,
  visibleSeriesOfLibraries,
} from './findRequestedSeries'

const genresOf = (series: SeriesRecord) => series.metadata.genres
const sharingLabelsOf = (series: SeriesRecord) => series.metadata.sharingLabels
const seriesTagsOf = (series: SeriesRecord) => series.metadata.tags
const bookTagsOf = (series: SeriesRecord) => series.aggregation.tags
const allTagsOf = (series: SeriesRecord) => [...series.metadata.tags, ...series.aggregation.tags]
const publisherOf = (series: SeriesRecord) => (series.metadata.publisher ? [series.metadata.publisher] : [])
const languageOf = (series: SeriesRecord) => (series.metadata.language ? [series.metadata.language] : [])
const releaseYearOf = (series: SeriesRecord) =>
  series.aggregation.releaseDate ? [series.aggregation.releaseDate.slice(0, 4)] : []
const authorsOf = (series: SeriesRecord) => series.aggregation.authors

/**
 * Request handlers for genres, tags, publishers, authors and other values. The values come from all series and books in the
 * libraries of the user. Age and label restrictions do not apply (server-facts 3.10).
 */
export function referenceDataHandlers(world: MockServerState): HttpHandler[] {
  return [...unpagedHandlers(world), ...tagHandlers(world), ...pagedHandlers(world), ...authorHandlers(world)]
}

function unpagedHandlers(world: MockServerState): HttpHandler[] {
  const list = (request: Request, valuesOf: (series: SeriesRecord) => readonly string[], order = compareNames) =>
    distinctSorted(findRequestedSeries(world, request).flatMap(valuesOf), order)
  return [
    openApiHttp.get('/api/v1/genres', ({ request, response }) => response(200).json(list(request, genresOf))),
    openApiHttp.get('/api/v1/sharing-labels', ({ request, response }) =>
      response(200).json(list(request, sharingLabelsOf)),
    ),
    openApiHttp.get('/api/v1/publishers', ({ request, response }) => response(200).json(list(request, publisherOf))),
    openApiHttp.get('/api/v1/languages', ({ request, response }) =>
      response(200).json(list(request, languageOf, compareBinary)),
    ),
    openApiHttp.get('/api/v1/series/release-dates', ({ request, response }) =>
      response(200).json(list(request, releaseYearOf, compareDescending)),
    ),
    openApiHttp.get('/api/v1/age-ratings', ({ request, response }) => {
      const ratings = distinctAgeRatings(findRequestedSeries(world, request))
      return response(200).json(ratings.map(rating => (rating === null ? 'None' : String(rating))))
    }),
    openApiHttp.get('/api/v1/tags', ({ request, response }) =>
      response(200).json(list(request, allTagsOf, compareWithoutAccents)),
    ),
    openApiHttp.get('/api/v1/tags/series', ({ request, response }) => response(200).json(list(request, seriesTagsOf))),
  ]
}

function tagHandlers(world: MockServerState): HttpHandler[] {
  return [
    openApiHttp.get('/api/v1/tags/book', ({ request, response }) => {
      const params = new URL(request.url).searchParams
      const [seriesId] = readListParameter(params, 'series_id') ?? []
      const [readListId] = readListParameter(params, 'readlist_id') ?? []
      const user = requireSignedInUser(request)
      const libraries = readListParameter(params, 'library_id')
      const books =
        seriesId !== undefined
          ? world.books.of(seriesId)
          : readListId !== undefined
            ? allBooksOfReadList(world, readListId)
            : undefined
      const tags = books
        ? books.filter(book => canSeeLibrary(user, book.libraryId)).flatMap(book => book.metadata.tags)
        : visibleSeriesOfLibraries(world, user, libraries).flatMap(bookTagsOf)
      return response(200).json(distinctSorted(tags, compareNames))
    }),
    openApiHttp.get('/api/v2/tags', ({ request, response }) => {
      const params = new URL(request.url).searchParams
      const [include = 'BOTH'] = readEnumParameter(params, 'include', ['SERIES', 'BOOK', 'BOTH']) ?? []
      const valuesOf = include === 'SERIES' ? seriesTagsOf : include === 'BOOK' ? bookTagsOf : allTagsOf
      const ofBook = (book: BookRecord) => {
        if (include === 'BOOK') return book.metadata.tags
        const series = world.series.get(book.seriesId)
        return series ? valuesOf(series) : []
      }
      const tags = distinctSorted(collectRequestedValues(world, request, valuesOf, ofBook), compareNames)
      return response(200).json(pagedValues(request, tags.filter(searchPredicate(params))))
    }),
  ]
}

function pagedHandlers(world: MockServerState): HttpHandler[] {
  const valuesOfRequest = (request: Request, valuesOf: (series: SeriesRecord) => readonly string[]) => {
    const matches = distinctSorted(findRequestedSeries(world, request).flatMap(valuesOf), compareNames)
    return pagedValues(request, matches.filter(searchPredicate(new URL(request.url).searchParams)))
  }
  return [
    openApiHttp.get('/api/v2/genres', ({ request, response }) =>
      response(200).json(valuesOfRequest(request, genresOf)),
    ),
    openApiHttp.get('/api/v2/sharing-labels', ({ request, response }) =>
      response(200).json(valuesOfRequest(request, sharingLabelsOf)),
    ),
    openApiHttp.get('/api/v2/publishers', ({ request, response }) =>
      response(200).json(valuesOfRequest(request, publisherOf)),
    ),
    openApiHttp.get('/api/v2/languages', ({ request, response }) =>
      response(200).json(valuesOfRequest(request, languageOf)),
    ),
    openApiHttp.get('/api/v2/age-ratings', ({ request, response }) =>
      response(200).json(pagedNullableValues(request, distinctAgeRatings(findRequestedSeries(world, request)))),
    ),
    openApiHttp.get('/api/v2/series/release-years', ({ request, response }) => {
      const series = findRequestedSeries(world, request)
      const years: (string | null)[] = distinctSorted(series.flatMap(releaseYearOf), compareDescending)
      if (series.some(record => record.aggregation.releaseDate === null)) years.push(null)
      return response(200).json(pagedNullableValues(request, years))
    }),
  ]
}

function authorHandlers(world: MockServerState): HttpHandler[] {
  const authors = (request: Request) => {
    const params = new URL(request.url).searchParams
    const role = params.get('role')
    const matchesSearch = searchPredicate(params)
    return collectRequestedValues(world, request, authorsOf, book => book.metadata.authors).filter(
      author => (role === null || author.role === role) && matchesSearch(author.name),
    )
  }
  const visibleAuthors = (request: Request) => {
    const user = requireSignedInUser(request)
    return visibleSeriesOfLibraries(world, user, undefined).flatMap(authorsOf)
  }
  return [
    openApiHttp.get('/api/v1/authors', ({ request, response }) =>
      response(200).json(distinctAuthors(authors(request))),
    ),
    openApiHttp.get('/api/v1/authors/names', ({ request, response }) => {
      const matchesSearch = searchPredicate(new URL(request.url).searchParams)
      return response(200).json(
        distinctSorted(
          visibleAuthors(request)
            .map(({ name }) => name)
            .filter(matchesSearch),
          compareNames,
        ),
      )
    }),
    openApiHttp.get('/api/v1/authors/roles', ({ request, response }) =>
      response(200).json(
        distinctSorted(
          visibleAuthors(request).map(({ role }) => role),
          compareBinary,
        ),
      ),
    ),
    openApiHttp.get('/api/v2/authors', ({ request, response }) =>
      response(200).json(pagedValues(request, distinctAuthors(authors(request)))),
    ),
    openApiHttp.get('/api/v2/authors/names', ({ request, response }) => {
      const names = authors(request).map(({ name }) => name)
      return response(200).json(pagedValues(request, distinctSorted(names, compareNames)))
    }),
    openApiHttp.get('/api/v2/authors/roles', ({ request, response }) => {
      const matches = collectRequestedValues(world, request, authorsOf, book => book.metadata.authors)
      return response(200).json(
        pagedValues(
          request,
          distinctSorted(
            matches.map(({ role }) => role),
            compareBinary,
          ),
        ),
      )
    }),
  ]
}

function distinctSorted(values: readonly string[], order: (a: string, b: string) => number): string[] {
  return [...new Set(values)].sort(order)
}

const compareDescending = (a: string, b: string) => compareBinary(b, a)
const compareWithoutAccents = (a: string, b: string) =>
  compareBinary(stripAccents(a).toLowerCase(), stripAccents(b).toLowerCase())

function distinctAuthors(authors: readonly Author[]): Author[] {
  const byName = new Map<string, Map<string, Author>>()
  for (const author of authors) {
    const roles = byName.get(author.name) ?? new Map<string, Author>()
    if (!roles.size) byName.set(author.name, roles)
    roles.set(author.role, author)
  }
  return [...byName.values()]
    .flatMap(roles => [...roles.values()])
    .sort((a, b) => compareNames(a.name, b.name) || compareBinary(a.role, b.role))
}

/** Returns the distinct age ratings in ascending order. Null (no age rating) comes first. */
function distinctAgeRatings(series: readonly SeriesRecord[]): (number | null)[] {
  return [...new Set(series.map(({ metadata }) => metadata.ageRating))].sort((a, b) => (a ?? -1) - (b ?? -1))
}

/** Returns a function that checks whether a value contains the `search` parameter, ignoring case and accents. */
function searchPredicate(params: URLSearchParams): (word: string) => boolean {
  const search = params.get('search')
  if (!search) return () => true
  const foldedSearch = foldCaseAndAccents(search)
  return word => foldCaseAndAccents(word).includes(foldedSearch)
}

function pagedValues<Item>(request: Request, items: readonly Item[]): PagedResponse<Item> {
  return pagedNullableValues<Item>(request, items)
}

/** Returns a page of values. Null values count in totals and page numbers, but are removed from the content. */
function pagedNullableValues<Item>(request: Request, items: readonly (Item | null)[]): PagedResponse<Item> {
  const params = new URL(request.url).searchParams
  const query = readPageQuery(params, readBooleanParameterOrFalse(params, 'unpaged'))
  const start = query.page * query.size
  const part = query.unpaged ? items : items.slice(start, start + query.size)
  return createPagedResponse(
    part.filter(item => item !== null),
    items.length,
    query,
    true,
  )
}
