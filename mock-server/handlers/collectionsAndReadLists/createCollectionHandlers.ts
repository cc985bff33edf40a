import type { HttpHandler } from 'msw'
import { createHttpProblem } from '../../http/httpProblems'
import { readJsonRequestBody } from '../../http/jsonRequestBody'
import { getMockServerServices } from '../../http/mockServerServices'
import { mswHttpWithApiTypes } from '../../http/mswHttpWithApiTypes'
import { requireSignedInUser } from '../../http/requestContext'
import { mapPagedContent, readPaginationQuery } from '../../query/paginateItems'
import type { SeriesCondition } from '../../query/parseConditions'
import { queryPageOfVisibleSeries } from '../../query/queryPageOfVisibleRecords'
import { parseSeriesConditionParameters, pickQueryParameters } from '../../query/queryParameterConditions'
import { readBooleanParameterOrFalse, readMultiValueParameter } from '../../query/queryParameters'
import { getVisibleCollectionSeriesIds, toCollectionJson } from '../../responses/toCollectionAndReadListJson'
import { toSeriesJson } from '../../responses/toSeriesJson'
import { deleteThumbnailsOfRecord } from '../../state/deleteRecords'
import type { CollectionRecord, UserRecord } from '../../state/libraryRecords'
import type { MockServerState } from '../../state/mockServerState'
import { isRestrictedUser } from '../../state/visibilityRules'
import {
  paginateCollectionsOrReadLists,
  parseCollectionOrReadListChangeRequest,
  parseNewCollectionOrReadListRequest,
  rejectDuplicateCollectionOrReadListName,
  rejectUnknownSeriesOrBookIds,
} from './collectionAndReadListRequests'
import { hasMemberInLibraries } from './hasMemberInLibraries'

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

export function createCollectionHandlers(world: MockServerState): HttpHandler[] {
  return [...readHandlers(world), ...changeHandlers(world), memberHandler(world)]
}

function readHandlers(world: MockServerState): HttpHandler[] {
  return [
    mswHttpWithApiTypes.get('/api/v1/collections', ({ request, response }) => {
      const user = requireSignedInUser(request)
      const params = new URL(request.url).searchParams
      const hits = getMockServerServices(world).search.find('collection', params.get('search'))
      const libraries = readMultiValueParameter(params, 'library_id')
      const visibleCollections = [...world.collections.values()].filter(
        record =>
          isVisibleTo(world, user, record) &&
          hasMemberInLibraries(user, getVisibleCollectionSeriesIds(world, user, record), world.series, libraries),
      )
      const page = paginateCollectionsOrReadLists(
        visibleCollections,
        readPaginationQuery(params, readBooleanParameterOrFalse(params, 'unpaged')),
        hits,
        false,
      )
      return response(200).json(mapPagedContent(page, record => toCollectionJson(world, user, record)))
    }),
    mswHttpWithApiTypes.get('/api/v1/collections/{collectionId}', ({ request, params, response }) => {
      const user = requireSignedInUser(request)
      return response(200).json(
        toCollectionJson(world, user, requireVisibleCollection(world, user, params.collectionId)),
      )
    }),
  ]
}

function changeHandlers(world: MockServerState): HttpHandler[] {
  return [
    mswHttpWithApiTypes.post('/api/v1/collections', async ({ request, response }) => {
      const body = await readJsonRequestBody(request)
      body.requireFields('ordered')
      const { name, ids } = parseNewCollectionOrReadListRequest(body, 'seriesIds')
      const ordered = body.nonEmptyBool('ordered') ?? false
      rejectDuplicateCollectionOrReadListName(world.collections.values(), name, undefined, DUPLICATE_NAME_MESSAGE)
      rejectUnknownSeries(world, ids)
      const now = world.now()
      const created = {
        id: world.newId(),
        name,
        ordered,
        seriesIds: ids,
        storedCount: ids.length,
        created: now,
        lastModified: now,
      }
      world.collections.set(created.id, created)
      emitCollectionEvent(world, 'CollectionAdded', created)
      // The real server sends all ids, even to an administrator with an age limit or sharing labels.
      return response(200).json(toCollectionJson(world, undefined, created))
    }),
    mswHttpWithApiTypes.patch('/api/v1/collections/{collectionId}', async ({ request, params, response }) => {
      const body = await readJsonRequestBody(request)
      const { name, ids } = parseCollectionOrReadListChangeRequest(body, 'seriesIds')
      const ordered = body.bool('ordered')
      const collection = requireCollection(world, params.collectionId)
      if (name !== undefined)
        rejectDuplicateCollectionOrReadListName(world.collections.values(), name, collection.id, DUPLICATE_NAME_MESSAGE)
      if (ids) rejectUnknownSeries(world, ids)
      Object.assign(collection, {
        name: name ?? collection.name,
        ordered: ordered ?? collection.ordered,
        seriesIds: ids ?? collection.seriesIds,
      })
      collection.storedCount = collection.seriesIds.length
      collection.lastModified = world.now()
      emitCollectionEvent(world, 'CollectionChanged', collection)
      return response(204).empty()
    }),
    mswHttpWithApiTypes.delete('/api/v1/collections/{collectionId}', ({ params, response }) => {
      const collection = requireCollection(world, params.collectionId)
      deleteThumbnailsOfRecord(world, 'collection', collection.id)
      world.collections.delete(collection.id)
      emitCollectionEvent(world, 'CollectionDeleted', collection)
      return response(204).empty()
    }),
  ]
}

function memberHandler(world: MockServerState): HttpHandler {
  return mswHttpWithApiTypes.get('/api/v1/collections/{collectionId}/series', ({ request, params, response }) => {
    const user = requireSignedInUser(request)
    const query = new URL(request.url).searchParams
    const filters = parseSeriesConditionParameters(pickQueryParameters(query, ...MEMBER_FILTERS))
    const pagination = readPaginationQuery(query, readBooleanParameterOrFalse(query, 'unpaged'))
    const { id, ordered } = requireVisibleCollection(world, user, params.collectionId)
    const condition: SeriesCondition = {
      allOf: [{ key: 'collectionId', test: { operator: 'is', value: id } }, filters],
    }
    const page = {
      ...pagination,
      orders: [{ key: ordered ? 'collection.number' : 'metadata.titleSort', descending: false }],
    }
    return response(200).json(
      mapPagedContent(queryPageOfVisibleSeries(world, user, page, { condition }), series =>
        toSeriesJson(world, user, series),
      ),
    )
  })
}

/**
 * Returns the collections that contain a series, as JSON. Omits collections that the user cannot see. The caller must
 * first check that the user may see the series.
 */
export function toCollectionsOfSeriesJson(world: MockServerState, user: UserRecord, seriesId: string) {
  return [...world.collections.values()]
    .filter(record => record.seriesIds.includes(seriesId) && isVisibleTo(world, user, record))
    .map(record => toCollectionJson(world, user, record))
}

/**
 * Returns a collection if the user may see it. A restricted user may see a collection only if it contains a series that
 * the user may see.
 * @throws HttpProblem with status 404 if the collection does not exist or the user may not see the collection
 */
export function requireVisibleCollection(world: MockServerState, user: UserRecord, id: string): CollectionRecord {
  const collection = requireCollection(world, id)
  if (!isVisibleTo(world, user, collection)) throw createHttpProblem(404)
  return collection
}

function requireCollection(world: MockServerState, id: string): CollectionRecord {
  const collection = world.collections.get(id)
  if (!collection) throw createHttpProblem(404)
  return collection
}

function isVisibleTo(world: MockServerState, user: UserRecord, collection: CollectionRecord): boolean {
  return !isRestrictedUser(user) || getVisibleCollectionSeriesIds(world, user, collection).length > 0
}

function rejectUnknownSeries(world: MockServerState, ids: readonly string[]): void {
  rejectUnknownSeriesOrBookIds(ids, world.series, 'COLLECTION_SERIES', 'COLLECTION_ID, SERIES_ID, NUMBER')
}

function emitCollectionEvent(world: MockServerState, event: string, { id, seriesIds }: CollectionRecord): void {
  world.emit('everyone', event, { collectionId: id, seriesIds: [...seriesIds] })
  world.markChanged()
}
