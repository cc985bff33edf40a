import type { HttpHandler } from 'msw'
import { createHttpProblem } from '../../http/httpProblems'
import { readJsonRequestBody } from '../../http/jsonRequestBody'
import { getMockServerServices } from '../../http/mockServerServices'
import { mswHttpWithApiTypes } from '../../http/mswHttpWithApiTypes'
import { requireSignedInUser } from '../../http/requestContext'
import { countTitlesByFirstCharacter } from '../../query/countTitlesByFirstCharacter'
import { memoizeSearchResult } from '../../query/memoizeSearchResult'
import type { RequestedSort } from '../../query/paginateItems'
import { mapPagedContent, readPaginationQuery } from '../../query/paginateItems'
import type { BookCondition, SeriesCondition } from '../../query/parseConditions'
import { parseSeriesCondition } from '../../query/parseConditions'
import { queryPageOfVisibleBooks, queryPageOfVisibleSeries } from '../../query/queryPageOfVisibleRecords'
import {
  compileTitleRegExp,
  parseBookConditionParameters,
  parseSeriesConditionParameters,
  pickQueryParameters,
} from '../../query/queryParameterConditions'
import { readBooleanParameterOrFalse } from '../../query/queryParameters'
import type { RecordQuery } from '../../query/queryRecordsVisibleToUser'
import { createRecordQueryCacheKey, querySeriesVisibleToUser } from '../../query/queryRecordsVisibleToUser'
import { toBookJson } from '../../responses/toBookJson'
import { toSeriesJson } from '../../responses/toSeriesJson'
import type { SeriesRecord, UserRecord } from '../../state/libraryRecords'
import type { MockServerState } from '../../state/mockServerState'
import { canSeeSeries, isRestrictedUser } from '../../state/visibilityRules'
import { toCollectionsOfSeriesJson } from '../collectionsAndReadLists/createCollectionHandlers'

type SeriesQuery = RecordQuery<SeriesRecord, SeriesCondition>
const descendingBy = (key: string): RequestedSort[] => [{ key, descending: true }]

/** Request handlers for series lists, and for the books and collections of a series. */
export function createSeriesListHandlers(world: MockServerState): HttpHandler[] {
  return [...seriesListHandlers(world), ...seriesMemberHandlers(world)]
}

function seriesListHandlers(world: MockServerState): HttpHandler[] {
  const page = (request: Request, recordQuery: SeriesQuery, fixedOrders?: RequestedSort[]) => {
    const user = requireSignedInUser(request)
    const params = new URL(request.url).searchParams
    const query = readPaginationQuery(params, readBooleanParameterOrFalse(params, 'unpaged'))
    const recordPage = queryPageOfVisibleSeries(
      world,
      user,
      fixedOrders ? { ...query, orders: fixedOrders } : query,
      recordQuery,
    )
    return mapPagedContent(recordPage, series => toSeriesJson(world, user, series))
  }
  const groups = (request: Request, recordQuery: SeriesQuery) => {
    const user = requireSignedInUser(request)
    return memoizeSearchResult(world, createRecordQueryCacheKey(world, user, recordQuery, 'letters'), () =>
      countTitlesByFirstCharacter(
        querySeriesVisibleToUser(world, user, recordQuery).map(({ metadata }) => metadata.titleSort),
      ),
    )
  }
  const isTouched = (series: SeriesRecord) => series.created !== series.lastModified
  return [
    mswHttpWithApiTypes.post('/api/v1/series/list', async ({ request, response }) =>
      response(200).json(page(request, await readBodyQuery(world, request))),
    ),
    mswHttpWithApiTypes.get('/api/v1/series', ({ request, response }) =>
      response(200).json(page(request, readParameterQuery(world, request))),
    ),
    mswHttpWithApiTypes.post('/api/v1/series/list/alphabetical-groups', async ({ request, response }) =>
      response(200).json(groups(request, await readBodyQuery(world, request))),
    ),
    mswHttpWithApiTypes.get('/api/v1/series/alphabetical-groups', ({ request, response }) =>
      response(200).json(groups(request, readParameterQuery(world, request))),
    ),
    mswHttpWithApiTypes.get('/api/v1/series/new', ({ request, response }) =>
      response(200).json(page(request, readRecentSeriesFilters(request), descendingBy('created'))),
    ),
    mswHttpWithApiTypes.get('/api/v1/series/updated', ({ request, response }) =>
      response(200).json(
        page(request, { ...readRecentSeriesFilters(request), filter: isTouched }, descendingBy('lastModified')),
      ),
    ),
    mswHttpWithApiTypes.get('/api/v1/series/latest', ({ request, response }) =>
      response(200).json(page(request, readRecentSeriesFilters(request), descendingBy('lastModified'))),
    ),
  ]
}

function seriesMemberHandlers(world: MockServerState): HttpHandler[] {
  return [
    mswHttpWithApiTypes.get('/api/v1/series/{seriesId}/books', ({ request, params, response }) => {
      const user = requireSignedInUser(request)
      const query = new URL(request.url).searchParams
      const condition: BookCondition = {
        allOf: [
          { key: 'seriesId', test: { operator: 'is', value: params.seriesId } },
          parseBookConditionParameters(
            pickQueryParameters(query, 'media_status', 'read_status', 'tag', 'deleted', 'author'),
          ),
        ],
      }
      const pagination = readPaginationQuery(query, readBooleanParameterOrFalse(query, 'unpaged'))
      requireVisibleOrMissing(world, user, params.seriesId)
      const fallback = [{ key: 'metadata.numberSort', descending: false }]
      const recordPage = queryPageOfVisibleBooks(world, user, pagination, { condition }, fallback)
      return response(200).json(mapPagedContent(recordPage, book => toBookJson(world, user, book)))
    }),
    mswHttpWithApiTypes.get('/api/v1/series/{seriesId}/collections', ({ request, params, response }) => {
      const user = requireSignedInUser(request)
      requireVisibleOrMissing(world, user, params.seriesId)
      return response(200).json(toCollectionsOfSeriesJson(world, user, params.seriesId))
    }),
  ]
}

/**
 * Checks whether a user may see a series. As on the real server, an unrestricted user never gets an error, not even for
 * an unknown id.
 * @throws HttpProblem with status 403 if the user may not see the series
 * @throws HttpProblem with status 404 if the user is restricted and the series does not exist
 */
function requireVisibleOrMissing(world: MockServerState, user: UserRecord, id: string): void {
  if (!isRestrictedUser(user)) return
  const series = world.series.get(id)
  if (!series) throw createHttpProblem(404)
  if (!canSeeSeries(user, series)) throw createHttpProblem(403)
}

async function readBodyQuery(world: MockServerState, request: Request): Promise<SeriesQuery> {
  const body = await readJsonRequestBody(request)
  const condition = parseSeriesCondition(body.raw('condition'))
  return { condition, hits: getMockServerServices(world).search.find('series', body.text('fullTextSearch')) }
}

function readParameterQuery(world: MockServerState, request: Request): SeriesQuery {
  const params = new URL(request.url).searchParams
  return {
    ...readSeriesFilters(request),
    hits: getMockServerServices(world).search.find('series', params.get('search')),
    filter: compileTitleRegExp(params),
  }
}

/**
 * Reads the filters for the lists of new, updated and latest series. These three lists accept fewer request parameters
 * than the other series lists.
 */
function readRecentSeriesFilters(request: Request): SeriesQuery {
  return {
    condition: parseSeriesConditionParameters(
      pickQueryParameters(new URL(request.url).searchParams, 'library_id', 'deleted', 'oneshot'),
    ),
  }
}

function readSeriesFilters(request: Request): SeriesQuery {
  return { condition: parseSeriesConditionParameters(new URL(request.url).searchParams) }
}
