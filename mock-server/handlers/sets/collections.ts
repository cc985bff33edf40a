import type { HttpHandler } from 'msw'
import { collectionResponse, visibleSeriesIds } from '../../answers/memberListResponse'
import { seriesResponse } from '../../answers/seriesResponse'
import { readBody } from '../../http/body'
import { http } from '../../http/openApiHttp'
import { problem } from '../../http/problems'
import { userOf } from '../../http/requestContext'
import { serverPartsOf } from '../../http/serverParts'
import type { SeriesCondition } from '../../query/conditionSyntax'
import { pageOfSeries } from '../../query/lists'
import { mapPage, readPage } from '../../query/paging'
import { readListParameter, readSwitch } from '../../query/parameters'
import { filterByKeys, seriesFilters } from '../../query/queryFilters'
import type { CollectionRecord, UserRecord } from '../../world/records'
import { removeThumbnails } from '../../world/removal'
import { isRestricted } from '../../world/visibility'
import type { World } from '../../world/world'
import { pageOfSets, readNewSet, readSetChange, refuseTakenName, refuseUnknownMembers } from './memberLists'

const MEMBER_FILTERS = [
  'library_id',
  'status',
  'read_status',
  'publisher',
  'language',
  'genre',
  'tag',
  'age_rating',
  'release_year',
  'deleted',
  'complete',
  'author',
]
const DUPLICATE_NAME_MESSAGE = 'Collection name already exists'

/** Handlers of collections. */
export function collectionsHandlers(world: World): HttpHandler[] {
  return [...readHandlers(world), ...changeHandlers(world), memberHandler(world)]
}

function readHandlers(world: World): HttpHandler[] {
  return [
    http.get('/api/v1/collections', ({ request, response }) => {
      const user = userOf(request)
      const params = new URL(request.url).searchParams
      const hits = serverPartsOf(world).search.find('collection', params.get('search'))
      const libraries = readListParameter(params, 'library_id')
      const sets = [...world.collections.values()].filter(
        set => isSeen(world, user, set) && isIn(world, set, libraries),
      )
      const page = pageOfSets(sets, readPage(params, readSwitch(params, 'unpaged')), hits, false)
      return response(200).json(mapPage(page, set => collectionResponse(world, user, set)))
    }),
    http.get('/api/v1/collections/{collectionId}', ({ request, params, response }) => {
      const user = userOf(request)
      return response(200).json(collectionResponse(world, user, collectionFor(world, user, params.collectionId)))
    }),
  ]
}

function changeHandlers(world: World): HttpHandler[] {
  return [
    http.post('/api/v1/collections', async ({ request, response }) => {
      const body = await readBody(request)
      body.required('ordered')
      const { name, ids } = readNewSet(body, 'seriesIds')
      const ordered = body.bool('ordered') ?? false
      refuseTakenName(world.collections.values(), name, undefined, DUPLICATE_NAME_MESSAGE)
      refuseUnknown(world, ids)
      const now = world.now()
      const made = {
        id: world.newId(),
        name,
        ordered,
        seriesIds: ids,
        storedCount: ids.length,
        created: now,
        lastModified: now,
      }
      world.collections.set(made.id, made)
      tell(world, 'CollectionAdded', made)
      return response(200).json(collectionResponse(world, userOf(request), made))
    }),
    http.patch('/api/v1/collections/{collectionId}', async ({ request, params, response }) => {
      const body = await readBody(request)
      const { name, ids } = readSetChange(body, 'seriesIds')
      const ordered = body.bool('ordered')
      const collection = collectionNamed(world, params.collectionId)
      if (name !== undefined) refuseTakenName(world.collections.values(), name, collection.id, DUPLICATE_NAME_MESSAGE)
      if (ids) refuseUnknown(world, ids)
      Object.assign(collection, {
        name: name ?? collection.name,
        ordered: ordered ?? collection.ordered,
        seriesIds: ids ?? collection.seriesIds,
      })
      collection.storedCount = collection.seriesIds.length
      collection.lastModified = world.now()
      tell(world, 'CollectionChanged', collection)
      return response(204).empty()
    }),
    http.delete('/api/v1/collections/{collectionId}', ({ params, response }) => {
      const collection = collectionNamed(world, params.collectionId)
      removeThumbnails(world, 'collection', collection.id)
      world.collections.delete(collection.id)
      tell(world, 'CollectionDeleted', collection)
      return response(204).empty()
    }),
  ]
}

function memberHandler(world: World): HttpHandler {
  return http.get('/api/v1/collections/{collectionId}/series', ({ request, params, response }) => {
    const user = userOf(request)
    const { id, ordered } = collectionFor(world, user, params.collectionId)
    const query = new URL(request.url).searchParams
    const member: SeriesCondition = { key: 'collectionId', test: { operator: 'is', value: id } }
    const condition: SeriesCondition = { allOf: [member, seriesFilters(filterByKeys(query, ...MEMBER_FILTERS))] }
    const page = {
      ...readPage(query, readSwitch(query, 'unpaged')),
      orders: [{ key: ordered ? 'collection.number' : 'metadata.titleSort', descending: false }],
    }
    return response(200).json(
      mapPage(pageOfSeries(world, user, page, { condition }), series => seriesResponse(world, user, series)),
    )
  })
}

/** Responses for the collections of a series. Call it after checking that the user may see the series. */
export function collectionsOf(world: World, user: UserRecord, seriesId: string) {
  return [...world.collections.values()]
    .filter(set => set.seriesIds.includes(seriesId) && isSeen(world, user, set))
    .map(set => collectionResponse(world, user, set))
}

/**
 * Returns a collection with a member that the user may see, or any collection for an unrestricted user.
 * @throws a problem with status 404
 */
export function collectionFor(world: World, user: UserRecord, id: string): CollectionRecord {
  const collection = collectionNamed(world, id)
  if (!isSeen(world, user, collection)) throw problem(404)
  return collection
}

function collectionNamed(world: World, id: string): CollectionRecord {
  const collection = world.collections.get(id)
  if (!collection) throw problem(404)
  return collection
}

function isSeen(world: World, user: UserRecord, collection: CollectionRecord): boolean {
  return !isRestricted(user) || visibleSeriesIds(world, user, collection).length > 0
}

function isIn(world: World, { seriesIds }: CollectionRecord, libraries: readonly string[] | undefined): boolean {
  return !libraries || seriesIds.some(id => libraries.includes(world.series.get(id)?.libraryId ?? ''))
}

function refuseUnknown(world: World, ids: readonly string[]): void {
  refuseUnknownMembers(ids, world.series, 'COLLECTION_SERIES', 'COLLECTION_ID, SERIES_ID, NUMBER')
}

function tell(world: World, event: string, { id, seriesIds }: CollectionRecord): void {
  world.tell('everyone', event, { collectionId: id, seriesIds: [...seriesIds] })
  world.changed()
}
