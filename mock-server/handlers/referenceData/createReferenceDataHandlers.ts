import type { HttpHandler } from 'msw'
import { mswHttpWithApiTypes } from '../../http/mswHttpWithApiTypes'
import { requireSignedInUser } from '../../http/requestContext'
import { readEnumParameterValues, readMultiValueParameter } from '../../query/queryParameters'
import { compareByCodeUnits, compareByUnicodeCollation, stripAccents } from '../../query/textComparison'
import type { BookRecord, SeriesRecord } from '../../state/libraryRecords'
import type { MockServerState } from '../../state/mockServerState'
import { canSeeLibrary } from '../../state/visibilityRules'
import { createAuthorHandlers } from './createAuthorHandlers'
import { createSearchParameterPredicate, paginateValues, sortDistinctValues } from './filterAndPaginateValues'
import {
  collectValuesOfRequestedSeriesOrBooks,
  findSeriesOfRequestedLibrariesOrCollections,
  getAllBooksOfReadList,
  getSeriesOfVisibleLibraries,
  readParametersWithoutEmptyIdLists,
} from './requestedSeriesAndBooks'

const genresOf = (series: SeriesRecord) => series.metadata.genres

const sharingLabelsOf = (series: SeriesRecord) => series.metadata.sharingLabels

const seriesTagsOf = (series: SeriesRecord) => series.metadata.tags

const bookTagsOf = (series: SeriesRecord) => series.aggregation.tags

const allTagsOf = (series: SeriesRecord) => [...series.metadata.tags, ...series.aggregation.tags]

const publisherOf = (series: SeriesRecord) => (series.metadata.publisher ? [series.metadata.publisher] : [])

const languageOf = (series: SeriesRecord) => (series.metadata.language ? [series.metadata.language] : [])

const releaseYearOf = (series: SeriesRecord) =>
  series.aggregation.releaseDate ? [series.aggregation.releaseDate.slice(0, 4)] : []

/**
 * Request handlers for the lists of values in metadata, such as genres, tags, publishers and authors. The values come
 * from the series and books in the libraries of the user. The age limit and the sharing labels of the user have no
 * effect (server-facts 3.10).
 */
export function createReferenceDataHandlers(world: MockServerState): HttpHandler[] {
  return [...unpagedHandlers(world), ...tagHandlers(world), ...pagedHandlers(world), ...createAuthorHandlers(world)]
}

/** Reads the parameters of an operation whose only list of ids is `library_id`. */
const readLibraryListParameters = (request: Request) => readParametersWithoutEmptyIdLists(request, ['library_id'])

function unpagedHandlers(world: MockServerState): HttpHandler[] {
  const seriesOf = (request: Request, params = readLibraryListParameters(request)) =>
    findSeriesOfRequestedLibrariesOrCollections(world, request, params)
  const list = (
    request: Request,
    valuesOf: (series: SeriesRecord) => readonly string[],
    order = compareByUnicodeCollation,
  ) => sortDistinctValues(seriesOf(request).flatMap(valuesOf), order)
  return [
    mswHttpWithApiTypes.get('/api/v1/genres', ({ request, response }) => response(200).json(list(request, genresOf))),
    mswHttpWithApiTypes.get('/api/v1/sharing-labels', ({ request, response }) =>
      response(200).json(list(request, sharingLabelsOf)),
    ),
    mswHttpWithApiTypes.get('/api/v1/publishers', ({ request, response }) =>
      response(200).json(list(request, publisherOf)),
    ),
    mswHttpWithApiTypes.get('/api/v1/languages', ({ request, response }) =>
      response(200).json(list(request, languageOf, compareByCodeUnits)),
    ),
    mswHttpWithApiTypes.get('/api/v1/series/release-dates', ({ request, response }) =>
      response(200).json(list(request, releaseYearOf, compareDescending)),
    ),
    mswHttpWithApiTypes.get('/api/v1/age-ratings', ({ request, response }) => {
      const ratings = distinctAgeRatings(seriesOf(request))
      return response(200).json(ratings.map(rating => (rating === null ? 'None' : String(rating))))
    }),
    mswHttpWithApiTypes.get('/api/v1/tags', ({ request, response }) =>
      response(200).json(list(request, allTagsOf, compareWithoutAccents)),
    ),
    mswHttpWithApiTypes.get('/api/v1/tags/series', ({ request, response }) => {
      const series = seriesOf(request, new URL(request.url).searchParams)
      return response(200).json(sortDistinctValues(series.flatMap(seriesTagsOf), compareByUnicodeCollation))
    }),
  ]
}

function tagHandlers(world: MockServerState): HttpHandler[] {
  return [
    mswHttpWithApiTypes.get('/api/v1/tags/book', ({ request, response }) => {
      const params = readLibraryListParameters(request)
      const [seriesId] = readMultiValueParameter(params, 'series_id') ?? []
      const [readListId] = readMultiValueParameter(params, 'readlist_id') ?? []
      const user = requireSignedInUser(request)
      const libraries = readMultiValueParameter(params, 'library_id')
      const books =
        seriesId !== undefined
          ? world.books.of(seriesId)
          : readListId !== undefined
            ? getAllBooksOfReadList(world, readListId)
            : undefined
      const tags = books
        ? books.filter(book => canSeeLibrary(user, book.libraryId)).flatMap(book => book.metadata.tags)
        : getSeriesOfVisibleLibraries(world, user, libraries).flatMap(bookTagsOf)
      return response(200).json(sortDistinctValues(tags, compareByUnicodeCollation))
    }),
    mswHttpWithApiTypes.get('/api/v2/tags', ({ request, response }) => {
      const params = new URL(request.url).searchParams
      const [include = 'BOTH'] = readEnumParameterValues(params, 'include', ['SERIES', 'BOOK', 'BOTH']) ?? []
      const valuesOf = include === 'SERIES' ? seriesTagsOf : include === 'BOOK' ? bookTagsOf : allTagsOf
      const ofBook = (book: BookRecord) => {
        if (include === 'BOOK') return book.metadata.tags
        const series = world.series.get(book.seriesId)
        return series ? valuesOf(series) : []
      }
      const tags = sortDistinctValues(
        collectValuesOfRequestedSeriesOrBooks(world, request, valuesOf, ofBook),
        compareByUnicodeCollation,
      )
      return response(200).json(paginateValues(request, tags.filter(createSearchParameterPredicate(params))))
    }),
  ]
}

function pagedHandlers(world: MockServerState): HttpHandler[] {
  const valuesOfRequest = (request: Request, valuesOf: (series: SeriesRecord) => readonly string[]) => {
    const matches = sortDistinctValues(
      findSeriesOfRequestedLibrariesOrCollections(world, request).flatMap(valuesOf),
      compareByUnicodeCollation,
    )
    return paginateValues(request, matches.filter(createSearchParameterPredicate(new URL(request.url).searchParams)))
  }
  return [
    mswHttpWithApiTypes.get('/api/v2/genres', ({ request, response }) =>
      response(200).json(valuesOfRequest(request, genresOf)),
    ),
    mswHttpWithApiTypes.get('/api/v2/sharing-labels', ({ request, response }) =>
      response(200).json(valuesOfRequest(request, sharingLabelsOf)),
    ),
    mswHttpWithApiTypes.get('/api/v2/publishers', ({ request, response }) =>
      response(200).json(valuesOfRequest(request, publisherOf)),
    ),
    mswHttpWithApiTypes.get('/api/v2/languages', ({ request, response }) =>
      response(200).json(valuesOfRequest(request, languageOf)),
    ),
    mswHttpWithApiTypes.get('/api/v2/age-ratings', ({ request, response }) =>
      response(200).json(
        paginateValues(request, distinctAgeRatings(findSeriesOfRequestedLibrariesOrCollections(world, request))),
      ),
    ),
    mswHttpWithApiTypes.get('/api/v2/series/release-years', ({ request, response }) => {
      const series = findSeriesOfRequestedLibrariesOrCollections(world, request)
      const years: (string | null)[] = sortDistinctValues(series.flatMap(releaseYearOf), compareDescending)
      if (series.some(record => record.aggregation.releaseDate === null)) years.push(null)
      return response(200).json(paginateValues(request, years))
    }),
  ]
}

const compareDescending = (a: string, b: string) => compareByCodeUnits(b, a)

const compareWithoutAccents = (a: string, b: string) =>
  compareByCodeUnits(stripAccents(a).toLowerCase(), stripAccents(b).toLowerCase())

/** Returns the distinct age ratings in ascending order. Null (no age rating) comes first. */
function distinctAgeRatings(series: readonly SeriesRecord[]): (number | null)[] {
  return [...new Set(series.map(({ metadata }) => metadata.ageRating))].sort((a, b) => (a ?? -1) - (b ?? -1))
}
