import type { HttpHandler } from 'msw'
import { http } from '../../http/openApiHttp'
import { userOf } from '../../http/requestContext'
import type { PagedResponse } from '../../query/paging'
import { pageOf, readPage } from '../../query/paging'
import { readEnums, readListParameter, readSwitch } from '../../query/parameters'
import { compareBinary, compareNames, foldCaseAndAccents, stripAccents } from '../../query/text'
import type { Author, BookRecord, SeriesRecord } from '../../world/records'
import { canSeeLibrary } from '../../world/visibility'
import type { World } from '../../world/world'
import { booksOfReadList, seriesFor, seriesIn, wordsFor } from './referenceScope'

const genresOf = (series: SeriesRecord) => series.metadata.genres
const sharingLabelsOf = (series: SeriesRecord) => series.metadata.sharingLabels
const SERIES_TAGS = (series: SeriesRecord) => series.metadata.tags
const BOOK_TAGS = (series: SeriesRecord) => series.aggregation.tags
const BOTH_TAGS = (series: SeriesRecord) => [...series.metadata.tags, ...series.aggregation.tags]
const publisherOf = (series: SeriesRecord) => (series.metadata.publisher ? [series.metadata.publisher] : [])
const languageOf = (series: SeriesRecord) => (series.metadata.language ? [series.metadata.language] : [])
const releaseYearOf = (series: SeriesRecord) =>
  series.aggregation.releaseDate ? [series.aggregation.releaseDate.slice(0, 4)] : []
const authorsOf = (series: SeriesRecord) => series.aggregation.authors

/**
 * Handlers of genres, tags, publishers, authors and other values in use, from the libraries that a user may see. Age
 * and label restrictions do not apply (server-facts 3.10).
 */
export function referenceDataHandlers(world: World): HttpHandler[] {
  return [...olderHandlers(world), ...tagHandlers(world), ...pagedHandlers(world), ...authorHandlers(world)]
}

function olderHandlers(world: World): HttpHandler[] {
  const list = (request: Request, of: (series: SeriesRecord) => readonly string[], order = compareNames) =>
    distinct(seriesFor(world, request).flatMap(of), order)
  return [
    http.get('/api/v1/genres', ({ request, response }) => response(200).json(list(request, genresOf))),
    http.get('/api/v1/sharing-labels', ({ request, response }) => response(200).json(list(request, sharingLabelsOf))),
    http.get('/api/v1/publishers', ({ request, response }) => response(200).json(list(request, publisherOf))),
    http.get('/api/v1/languages', ({ request, response }) =>
      response(200).json(list(request, languageOf, compareBinary)),
    ),
    http.get('/api/v1/series/release-dates', ({ request, response }) =>
      response(200).json(list(request, releaseYearOf, newestFirst)),
    ),
    http.get('/api/v1/age-ratings', ({ request, response }) => {
      const ratings = agesOf(seriesFor(world, request))
      return response(200).json(ratings.map(rating => (rating === null ? 'None' : String(rating))))
    }),
    http.get('/api/v1/tags', ({ request, response }) => response(200).json(list(request, BOTH_TAGS, byBareLetters))),
    http.get('/api/v1/tags/series', ({ request, response }) => response(200).json(list(request, SERIES_TAGS))),
  ]
}

function tagHandlers(world: World): HttpHandler[] {
  return [
    http.get('/api/v1/tags/book', ({ request, response }) => {
      const params = new URL(request.url).searchParams
      const [seriesId] = readListParameter(params, 'series_id') ?? []
      const [readListId] = readListParameter(params, 'readlist_id') ?? []
      const user = userOf(request)
      const libraries = readListParameter(params, 'library_id')
      const books =
        seriesId !== undefined
          ? world.books.of(seriesId)
          : readListId !== undefined
            ? booksOfReadList(world, readListId)
            : undefined
      const tags = books
        ? books.filter(book => canSeeLibrary(user, book.libraryId)).flatMap(book => book.metadata.tags)
        : seriesIn(world, user, libraries).flatMap(BOOK_TAGS)
      return response(200).json(distinct(tags, compareNames))
    }),
    http.get('/api/v2/tags', ({ request, response }) => {
      const params = new URL(request.url).searchParams
      const [include = 'BOTH'] = readEnums(params, 'include', ['SERIES', 'BOOK', 'BOTH']) ?? []
      const of = include === 'SERIES' ? SERIES_TAGS : include === 'BOOK' ? BOOK_TAGS : BOTH_TAGS
      const ofBook = (book: BookRecord) => {
        if (include === 'BOOK') return book.metadata.tags
        const series = world.series.get(book.seriesId)
        return series ? of(series) : []
      }
      const tags = distinct(wordsFor(world, request, of, ofBook), compareNames)
      return response(200).json(page(request, tags.filter(searched(params))))
    }),
  ]
}

function pagedHandlers(world: World): HttpHandler[] {
  const words = (request: Request, of: (series: SeriesRecord) => readonly string[]) => {
    const found = distinct(seriesFor(world, request).flatMap(of), compareNames)
    return page(request, found.filter(searched(new URL(request.url).searchParams)))
  }
  return [
    http.get('/api/v2/genres', ({ request, response }) => response(200).json(words(request, genresOf))),
    http.get('/api/v2/sharing-labels', ({ request, response }) => response(200).json(words(request, sharingLabelsOf))),
    http.get('/api/v2/publishers', ({ request, response }) => response(200).json(words(request, publisherOf))),
    http.get('/api/v2/languages', ({ request, response }) => response(200).json(words(request, languageOf))),
    http.get('/api/v2/age-ratings', ({ request, response }) =>
      response(200).json(pageWithGaps(request, agesOf(seriesFor(world, request)))),
    ),
    http.get('/api/v2/series/release-years', ({ request, response }) => {
      const series = seriesFor(world, request)
      const years: (string | null)[] = distinct(series.flatMap(releaseYearOf), newestFirst)
      if (series.some(one => one.aggregation.releaseDate === null)) years.push(null)
      return response(200).json(pageWithGaps(request, years))
    }),
  ]
}

function authorHandlers(world: World): HttpHandler[] {
  const authors = (request: Request) => {
    const params = new URL(request.url).searchParams
    const role = params.get('role')
    const fits = searched(params)
    return wordsFor(world, request, authorsOf, book => book.metadata.authors).filter(
      author => (role === null || author.role === role) && fits(author.name),
    )
  }
  const everybody = (request: Request) => {
    const user = userOf(request)
    return seriesIn(world, user, undefined).flatMap(authorsOf)
  }
  return [
    http.get('/api/v1/authors', ({ request, response }) => response(200).json(distinctAuthors(authors(request)))),
    http.get('/api/v1/authors/names', ({ request, response }) => {
      const fits = searched(new URL(request.url).searchParams)
      return response(200).json(
        distinct(
          everybody(request)
            .map(({ name }) => name)
            .filter(fits),
          compareNames,
        ),
      )
    }),
    http.get('/api/v1/authors/roles', ({ request, response }) =>
      response(200).json(
        distinct(
          everybody(request).map(({ role }) => role),
          compareBinary,
        ),
      ),
    ),
    http.get('/api/v2/authors', ({ request, response }) =>
      response(200).json(page(request, distinctAuthors(authors(request)))),
    ),
    http.get('/api/v2/authors/names', ({ request, response }) => {
      const names = authors(request).map(({ name }) => name)
      return response(200).json(page(request, distinct(names, compareNames)))
    }),
    http.get('/api/v2/authors/roles', ({ request, response }) => {
      const found = wordsFor(world, request, authorsOf, book => book.metadata.authors)
      return response(200).json(
        page(
          request,
          distinct(
            found.map(({ role }) => role),
            compareBinary,
          ),
        ),
      )
    }),
  ]
}

function distinct(words: readonly string[], order: (a: string, b: string) => number): string[] {
  return [...new Set(words)].sort(order)
}

const newestFirst = (a: string, b: string) => compareBinary(b, a)
const byBareLetters = (a: string, b: string) =>
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

/** Distinct age ratings in ascending order; null (unrated) first. */
function agesOf(series: readonly SeriesRecord[]): (number | null)[] {
  return [...new Set(series.map(({ metadata }) => metadata.ageRating))].sort((a, b) => (a ?? -1) - (b ?? -1))
}

/** Predicate for values that contain the `search` parameter, ignoring case and accents. */
function searched(params: URLSearchParams): (word: string) => boolean {
  const search = params.get('search')
  if (!search) return () => true
  const wanted = foldCaseAndAccents(search)
  return word => foldCaseAndAccents(word).includes(wanted)
}

function page<Item>(request: Request, items: readonly Item[]): PagedResponse<Item> {
  return pageWithGaps<Item>(request, items)
}

/** Returns a page of values. Null values count for paging and totals but are left out of the content. */
function pageWithGaps<Item>(request: Request, items: readonly (Item | null)[]): PagedResponse<Item> {
  const params = new URL(request.url).searchParams
  const query = readPage(params, readSwitch(params, 'unpaged'))
  const start = query.page * query.size
  const part = query.unpaged ? items : items.slice(start, start + query.size)
  return pageOf(
    part.filter(item => item !== null),
    items.length,
    query,
    true,
  )
}
