import type { HttpHandler } from 'msw'
import { bookResponse } from '../../answers/bookResponse'
import { seriesResponse } from '../../answers/seriesResponse'
import { readBody } from '../../http/body'
import { http } from '../../http/openApiHttp'
import { problem } from '../../http/problems'
import { userOf } from '../../http/requestContext'
import { serverPartsOf } from '../../http/serverParts'
import { alphabetGroups } from '../../query/alphabetGroups'
import type { BookCondition, SeriesCondition } from '../../query/conditionSyntax'
import { parseSeriesCondition } from '../../query/conditionSyntax'
import type { RecordQuery } from '../../query/findRecords'
import { findSeries, recordQueryOf } from '../../query/findRecords'
import { pageOfBooks, pageOfSeries } from '../../query/lists'
import type { SortOrder } from '../../query/paging'
import { mapPage, readPage } from '../../query/paging'
import { readSwitch } from '../../query/parameters'
import { bookFilters, filterByKeys, regexFilter, seriesFilters } from '../../query/queryFilters'
import { cachedResult } from '../../query/resultCache'
import type { SeriesRecord, UserRecord } from '../../world/records'
import { canSeeSeries, isRestricted } from '../../world/visibility'
import type { World } from '../../world/world'
import { collectionsOf } from '../sets/collections'

type WantedSeries = RecordQuery<SeriesRecord, SeriesCondition>
const down = (key: string): SortOrder[] => [{ key, descending: true }]

/** Handlers of series lists, and of the books and collections of a series. */
export function seriesListsHandlers(world: World): HttpHandler[] {
  return [...listHandlers(world), ...memberHandlers(world)]
}

function listHandlers(world: World): HttpHandler[] {
  const page = (request: Request, wanted: WantedSeries, fixed?: SortOrder[]) => {
    const user = userOf(request)
    const params = new URL(request.url).searchParams
    const query = readPage(params, readSwitch(params, 'unpaged'))
    const found = pageOfSeries(world, user, fixed ? { ...query, orders: fixed } : query, wanted)
    return mapPage(found, series => seriesResponse(world, user, series))
  }
  const groups = (request: Request, wanted: WantedSeries) => {
    const user = userOf(request)
    return cachedResult(world, recordQueryOf(user, wanted, 'letters'), () =>
      alphabetGroups(findSeries(world, user, wanted).map(({ metadata }) => metadata.titleSort)),
    )
  }
  const isTouched = (series: SeriesRecord) => series.created !== series.lastModified
  return [
    http.post('/api/v1/series/list', async ({ request, response }) =>
      response(200).json(page(request, await bodyWanted(world, request))),
    ),
    http.get('/api/v1/series', ({ request, response }) =>
      response(200).json(page(request, queryWanted(world, request))),
    ),
    http.post('/api/v1/series/list/alphabetical-groups', async ({ request, response }) =>
      response(200).json(groups(request, await bodyWanted(world, request))),
    ),
    http.get('/api/v1/series/alphabetical-groups', ({ request, response }) =>
      response(200).json(groups(request, queryWanted(world, request))),
    ),
    http.get('/api/v1/series/new', ({ request, response }) =>
      response(200).json(page(request, shelfFilters(request), down('created'))),
    ),
    http.get('/api/v1/series/updated', ({ request, response }) =>
      response(200).json(page(request, { ...shelfFilters(request), more: isTouched }, down('lastModified'))),
    ),
    http.get('/api/v1/series/latest', ({ request, response }) =>
      response(200).json(page(request, shelfFilters(request), down('lastModified'))),
    ),
  ]
}

function memberHandlers(world: World): HttpHandler[] {
  return [
    http.get('/api/v1/series/{seriesId}/books', ({ request, params, response }) => {
      const user = userOf(request)
      checkSeries(world, user, params.seriesId)
      const query = new URL(request.url).searchParams
      const condition: BookCondition = {
        allOf: [
          { key: 'seriesId', test: { operator: 'is', value: params.seriesId } },
          bookFilters(filterByKeys(query, 'media_status', 'read_status', 'tag', 'deleted', 'author')),
        ],
      }
      const fallback = [{ key: 'metadata.numberSort', descending: false }]
      const found = pageOfBooks(world, user, readPage(query, readSwitch(query, 'unpaged')), { condition }, fallback)
      return response(200).json(mapPage(found, book => bookResponse(world, user, book)))
    }),
    http.get('/api/v1/series/{seriesId}/collections', ({ request, params, response }) => {
      const user = userOf(request)
      checkSeries(world, user, params.seriesId)
      return response(200).json(collectionsOf(world, user, params.seriesId))
    }),
  ]
}

/** Rejects a hidden series with 403. An unknown id gives an empty list, but 404 for restricted users. */
function checkSeries(world: World, user: UserRecord, id: string): void {
  if (!isRestricted(user)) return
  const series = world.series.get(id)
  if (!series) throw problem(404)
  if (!canSeeSeries(user, series)) throw problem(403)
}

async function bodyWanted(world: World, request: Request): Promise<WantedSeries> {
  const body = await readBody(request)
  const condition = parseSeriesCondition(body.raw('condition'))
  return { condition, hits: serverPartsOf(world).search.find('series', body.text('fullTextSearch')) }
}

function queryWanted(world: World, request: Request): WantedSeries {
  const params = new URL(request.url).searchParams
  return {
    ...filtersOf(request),
    hits: serverPartsOf(world).search.find('series', params.get('search')),
    more: regexFilter(params),
  }
}

/** Filters of the lists of new and updated series, which accept only a few parameters. */
function shelfFilters(request: Request): WantedSeries {
  return {
    condition: seriesFilters(filterByKeys(new URL(request.url).searchParams, 'library_id', 'deleted', 'oneshot')),
  }
}

function filtersOf(request: Request): WantedSeries {
  return { condition: seriesFilters(new URL(request.url).searchParams) }
}
