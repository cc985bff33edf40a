import type { HttpHandler } from 'msw'
import { mswHttpWithApiTypes } from '../../http/mswHttpWithApiTypes'
import { requireSignedInUser } from '../../http/requestContext'
import { compareByCodeUnits, compareByUnicodeCollation } from '../../query/textComparison'
import type { Author, SeriesRecord } from '../../state/libraryRecords'
import type { MockServerState } from '../../state/mockServerState'
import { createSearchParameterPredicate, paginateValues, sortDistinctValues } from './filterAndPaginateValues'
import {
  collectValuesOfRequestedSeriesOrBooks,
  getSeriesOfVisibleLibraries,
  readParametersWithoutEmptyIdLists,
} from './requestedSeriesAndBooks'

const authorsOf = (series: SeriesRecord) => series.aggregation.authors

/** Request handlers for authors, their names and their roles. */
export function createAuthorHandlers(world: MockServerState): HttpHandler[] {
  const authors = (request: Request, params = readParametersWithoutEmptyIdLists(request)) => {
    const role = params.get('role')
    const matchesSearch = createSearchParameterPredicate(params)
    return collectValuesOfRequestedSeriesOrBooks(
      world,
      request,
      authorsOf,
      book => book.metadata.authors,
      params,
    ).filter(author => (role === null || author.role === role) && matchesSearch(author.name))
  }
  const visibleAuthors = (request: Request) => {
    const user = requireSignedInUser(request)
    return getSeriesOfVisibleLibraries(world, user, undefined).flatMap(authorsOf)
  }
  return [
    mswHttpWithApiTypes.get('/api/v1/authors', ({ request, response }) =>
      response(200).json(distinctAuthors(authors(request, readDeprecatedParameters(request)))),
    ),
    mswHttpWithApiTypes.get('/api/v1/authors/names', ({ request, response }) => {
      const matchesSearch = createSearchParameterPredicate(new URL(request.url).searchParams)
      return response(200).json(
        sortDistinctValues(
          visibleAuthors(request)
            .map(({ name }) => name)
            .filter(matchesSearch),
          compareByUnicodeCollation,
        ),
      )
    }),
    mswHttpWithApiTypes.get('/api/v1/authors/roles', ({ request, response }) =>
      response(200).json(
        sortDistinctValues(
          visibleAuthors(request).map(({ role }) => role),
          compareByCodeUnits,
        ),
      ),
    ),
    mswHttpWithApiTypes.get('/api/v2/authors', ({ request, response }) =>
      response(200).json(paginateValues(request, distinctAuthors(authors(request)))),
    ),
    mswHttpWithApiTypes.get('/api/v2/authors/names', ({ request, response }) => {
      const names = authors(request).map(({ name }) => name)
      return response(200).json(paginateValues(request, sortDistinctValues(names, compareByUnicodeCollation)))
    }),
    mswHttpWithApiTypes.get('/api/v2/authors/roles', ({ request, response }) => {
      const matches = collectValuesOfRequestedSeriesOrBooks(world, request, authorsOf, book => book.metadata.authors)
      return response(200).json(
        paginateValues(
          request,
          sortDistinctValues(
            matches.map(({ role }) => role),
            compareByCodeUnits,
          ),
        ),
      )
    }),
  ]
}

/** Returns the parameters of the deprecated operation. It does not support the parameters for roles and read lists. */
function readDeprecatedParameters(request: Request): URLSearchParams {
  const params = new URL(request.url).searchParams
  for (const name of ['role', 'readlist_id', 'readlist_id[]']) params.delete(name)
  return params
}

function distinctAuthors(authors: readonly Author[]): Author[] {
  const byName = new Map<string, Map<string, Author>>()
  for (const author of authors) {
    const roles = byName.get(author.name) ?? new Map<string, Author>()
    if (!roles.size) byName.set(author.name, roles)
    roles.set(author.role, author)
  }
  return [...byName.values()]
    .flatMap(roles => [...roles.values()])
    .sort((a, b) => compareByUnicodeCollation(a.name, b.name) || compareByCodeUnits(a.role, b.role))
}
