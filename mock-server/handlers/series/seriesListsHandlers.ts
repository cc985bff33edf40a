import type { HttpHandler } from 'msw'
import { httpProblem } from '../../http/httpProblems'
import { readJsonBody } from '../../http/jsonRequestBody'
import { getMockServerServices } from '../../http/mockServerServices'
import { http } from '../../http/openApiHttp'
import { requireSignedInUser } from '../../http/requestContext'
import { cachedQueryResult } from '../../query/cachedQueryResult'
import {
  bookConditionFromQuery,
  pickQueryParameters,
  seriesConditionFromQuery,
  titleRegExpPredicate,
} from '../../query/conditionsFromQuery'
import { countByFirstCharacter } from '../../query/countByFirstCharacter'
import type { RecordQuery } from '../../query/findRecords'
import { findSeries, recordQueryKey } from '../../query/findRecords'
import { pageOfBooks, pageOfSeries } from '../../query/pageOfRecords'
import type { SortOrder } from '../../query/paginate'
import { mapPageContent, readPageQuery } from '../../query/paginate'
import type { BookCondition, SeriesCondition } from '../../query/parseConditions'
import { parseSeriesCondition } from '../../query/parseConditions'
import { readBooleanOrFalse } from '../../query/queryParameters'
import { bookResponse } from '../../responses/bookResponse'
import { seriesResponse } from '../../responses/seriesResponse'
import type { SeriesRecord, UserRecord } from '../../state/libraryRecords'
import type { MockServerState } from '../../state/mockServerState'
import { canSeeSeries, isRestrictedUser } from '../../state/visibilityRules'
import { collectionsOfSeries } from '../memberLists/collectionsHandlers'

type SeriesQuery = RecordQuery<SeriesRecord, SeriesCondition>
const descendingBy = (key: string): SortOrder[] => [{ key, descending: true }]

/** Handlers of series lists, and of the books and collections of a series. */
export function seriesListsHandlers(world: MockServerState): HttpHandler[] {
  return [...seriesListHandlers(world), ...seriesMemberHandlers(world)]
}

function seriesListHandlers(world: MockServerState): HttpHandler[] {
  const page = (request: Request, recordQuery: SeriesQuery, fixedOrders?: SortOrder[]) => {
    const user = requireSignedInUser(request)
    const params = new URL(request.url).searchParams
    const query = readPageQuery(params, readBooleanOrFalse(params, 'unpaged'))
    const recordPage = pageOfSeries(world, user, fixedOrders ? { ...query, orders: fixedOrders } : query, recordQuery)
    return mapPageContent(recordPage, series => seriesResponse(world, user, series))
  }
  const groups = (request: Request, recordQuery: SeriesQuery) => {
    const user = requireSignedInUser(request)
    return cachedQueryResult(world, recordQueryKey(user, recordQuery, 'letters'), () =>
      countByFirstCharacter(findSeries(world, user, recordQuery).map(({ metadata }) => metadata.titleSort)),
    )
  }
  const isTouched = (series: SeriesRecord) => series.created !== series.lastModified
  return [
    http.post('/api/v1/series/list', async ({ request, response }) =>
      response(200).json(page(request, await readBodyQuery(world, request))),
    ),
    http.get('/api/v1/series', ({ request, response }) =>
      response(200).json(page(request, readParameterQuery(world, request))),
    ),
    http.post('/api/v1/series/list/alphabetical-groups', async ({ request, response }) =>
      response(200).json(groups(request, await readBodyQuery(world, request))),
    ),
    http.get('/api/v1/series/alphabetical-groups', ({ request, response }) =>
      response(200).json(groups(request, readParameterQuery(world, request))),
    ),
    http.get('/api/v1/series/new', ({ request, response }) =>
      response(200).json(page(request, readRecentSeriesFilters(request), descendingBy('created'))),
    ),
    http.get('/api/v1/series/updated', ({ request, response }) =>
      response(200).json(
        page(request, { ...readRecentSeriesFilters(request), filter: isTouched }, descendingBy('lastModified')),
      ),
    ),
    http.get('/api/v1/series/latest', ({ request, response }) =>
      response(200).json(page(request, readRecentSeriesFilters(request), descendingBy('lastModified'))),
    ),
  ]
}

function seriesMemberHandlers(world: MockServerState): HttpHandler[] {
  return [
    http.get('/api/v1/series/{seriesId}/books', ({ request, params, response }) => {
      const user = requireSignedInUser(request)
      requireVisibleOrMissing(world, user, params.seriesId)
      const query = new URL(request.url).searchParams
      const condition: BookCondition = {
        allOf: [
          { key: 'seriesId', test: { operator: 'is', value: params.seriesId } },
          bookConditionFromQuery(pickQueryParameters(query, 'media_status', 'read_status', 'tag', 'deleted', 'author')),
        ],
      }
      const fallback = [{ key: 'metadata.numberSort', descending: false }]
      const recordPage = pageOfBooks(
        world,
        user,
        readPageQuery(query, readBooleanOrFalse(query, 'unpaged')),
        { condition },
        fallback,
      )
      return response(200).json(mapPageContent(recordPage, book => bookResponse(world, user, book)))
    }),
    http.get('/api/v1/series/{seriesId}/collections', ({ request, params, response }) => {
      const user = requireSignedInUser(request)
      requireVisibleOrMissing(world, user, params.seriesId)
      return response(200).json(collectionsOfSeries(world, user, params.seriesId))
    }),
  ]
}

/**
 * Rejects a hidden series with status 403. For an unknown id, rejects restricted users with 404; other users get an empty
 * list.
 */
function requireVisibleOrMissing(world: MockServerState, user: UserRecord, id: string): void {
  if (!isRestrictedUser(user)) return
  const series = world.series.get(id)
  if (!series) throw httpProblem(404)
  if (!canSeeSeries(user, series)) throw httpProblem(403)
}

async function readBodyQuery(world: MockServerState, request: Request): Promise<SeriesQuery> {
  const body = await readJsonBody(request)
  const condition = parseSeriesCondition(body.raw('condition'))
  return { condition, hits: getMockServerServices(world).search.find('series', body.text('fullTextSearch')) }
}

function readParameterQuery(world: MockServerState, request: Request): SeriesQuery {
  const params = new URL(request.url).searchParams
  return {
    ...readSeriesFilters(request),
    hits: getMockServerServices(world).search.find('series', params.get('search')),
    filter: titleRegExpPredicate(params),
  }
}

/** Returns the filters of the lists of new and updated series, which accept only a few parameters. */
function readRecentSeriesFilters(request: Request): SeriesQuery {
  return {
    condition: seriesConditionFromQuery(
      pickQueryParameters(new URL(request.url).searchParams, 'library_id', 'deleted', 'oneshot'),
    ),
  }
}

function readSeriesFilters(request: Request): SeriesQuery {
  return { condition: seriesConditionFromQuery(new URL(request.url).searchParams) }
}
