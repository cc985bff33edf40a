import type { HttpHandler } from 'msw'
import { createHttpProblem } from '../../http/httpProblems'
import { readJsonBody } from '../../http/jsonRequestBody'
import { getMockServerServices } from '../../http/mockServerServices'
import { openApiHttp } from '../../http/openApiHttp'
import { requireSignedInUser } from '../../http/requestContext'
import { mapPagedContent, readPageQuery } from '../../query/paginate'
import type { SeriesCondition } from '../../query/parseConditions'
import { pickQueryParameters, seriesConditionFromQuery } from '../../query/queryParameterConditions'
import { readBooleanParameterOrFalse, readListParameter } from '../../query/queryParameters'
import { toPagedSeriesResponse } from '../../query/toPagedRecordResponses'
import { toCollectionJson, visibleSeriesIds } from '../../responses/toMemberListJson'
import { toSeriesJson } from '../../responses/toSeriesJson'
import { deleteThumbnailsOfRecord } from '../../state/deleteRecords'
import type { CollectionRecord, UserRecord } from '../../state/libraryRecords'
import type { MockServerState } from '../../state/mockServerState'
import { canSeeLibrary, isRestrictedUser } from '../../state/visibilityRules'
import {
  readMemberListChanges,
  readNewMemberListFields,
  rejectDuplicateMemberListName,
  rejectUnknownMemberIds,
  toPagedMemberLists,
} from './memberListRequests'

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

/** Request handlers for collections. */
export function collectionsHandlers(world: MockServerState): HttpHandler[] {
  return [...readHandlers(world), ...changeHandlers(world), memberHandler(world)]
}

function readHandlers(world: MockServerState): HttpHandler[] {
  return [
    openApiHttp.get('/api/v1/collections', ({ request, response }) => {
      const user = requireSignedInUser(request)
      const params = new URL(request.url).searchParams
      const hits = getMockServerServices(world).search.find('collection', params.get('search'))
      const libraries = readListParameter(params, 'library_id')
      const visibleCollections = [...world.collections.values()].filter(
        record => isVisibleTo(world, user, record) && hasMemberInLibraries(world, user, record, libraries),
      )
      const page = toPagedMemberLists(
        visibleCollections,
        readPageQuery(params, readBooleanParameterOrFalse(params, 'unpaged')),
        hits,
        false,
      )
      return response(200).json(mapPagedContent(page, record => toCollectionJson(world, user, record)))
    }),
    openApiHttp.get('/api/v1/collections/{collectionId}', ({ request, params, response }) => {
      const user = requireSignedInUser(request)
      return response(200).json(
        toCollectionJson(world, user, requireVisibleCollection(world, user, params.collectionId)),
      )
    }),
  ]
}

function changeHandlers(world: MockServerState): HttpHandler[] {
  return [
    openApiHttp.post('/api/v1/collections', async ({ request, response }) => {
      const body = await readJsonBody(request)
      body.requireFields('ordered')
      const { name, ids } = readNewMemberListFields(body, 'seriesIds')
      const ordered = body.bool('ordered') ?? false
      rejectDuplicateMemberListName(world.collections.values(), name, undefined, DUPLICATE_NAME_MESSAGE)
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
      return response(200).json(toCollectionJson(world, requireSignedInUser(request), created))
    }),
    openApiHttp.patch('/api/v1/collections/{collectionId}', async ({ request, params, response }) => {
      const body = await readJsonBody(request)
      const { name, ids } = readMemberListChanges(body, 'seriesIds')
      const ordered = body.bool('ordered')
      const collection = requireCollection(world, params.collectionId)
      if (name !== undefined)
        rejectDuplicateMemberListName(world.collections.values(), name, collection.id, DUPLICATE_NAME_MESSAGE)
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
    openApiHttp.delete('/api/v1/collections/{collectionId}', ({ params, response }) => {
      const collection = requireCollection(world, params.collectionId)
      deleteThumbnailsOfRecord(world, 'collection', collection.id)
      world.collections.delete(collection.id)
      emitCollectionEvent(world, 'CollectionDeleted', collection)
      return response(204).empty()
    }),
  ]
}

function memberHandler(world: MockServerState): HttpHandler {
  return openApiHttp.get('/api/v1/collections/{collectionId}/series', ({ request, params, response }) => {
    const user = requireSignedInUser(request)
    const { id, ordered } = requireVisibleCollection(world, user, params.collectionId)
    const query = new URL(request.url).searchParams
    const member: SeriesCondition = { key: 'collectionId', test: { operator: 'is', value: id } }
    const condition: SeriesCondition = {
      allOf: [member, seriesConditionFromQuery(pickQueryParameters(query, ...MEMBER_FILTERS))],
    }
    const page = {
      ...readPageQuery(query, readBooleanParameterOrFalse(query, 'unpaged')),
      orders: [{ key: ordered ? 'collection.number' : 'metadata.titleSort', descending: false }],
    }
    return response(200).json(
      mapPagedContent(toPagedSeriesResponse(world, user, page, { condition }), series =>
        toSeriesJson(world, user, series),
      ),
    )
  })
}

/**
 * Converts the collections of a series to JSON. Omits collections that the user cannot see. The caller must first check that
 * the user may see the series.
 */
export function collectionsOfSeriesJson(world: MockServerState, user: UserRecord, seriesId: string) {
  return [...world.collections.values()]
    .filter(record => record.seriesIds.includes(seriesId) && isVisibleTo(world, user, record))
    .map(record => toCollectionJson(world, user, record))
}

/**
 * Returns a collection that the user may see. For restricted users, it must contain a visible series.
 * @throws HttpProblem with status 404
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
  return !isRestrictedUser(user) || visibleSeriesIds(world, user, collection).length > 0
}

/** Returns whether the collection contains a series from any of the libraries. Ignores libraries that the user cannot see. */
function hasMemberInLibraries(
  world: MockServerState,
  user: UserRecord,
  { seriesIds }: CollectionRecord,
  libraries: readonly string[] | undefined,
): boolean {
  const visible = libraries?.filter(id => canSeeLibrary(user, id))
  return !visible || seriesIds.some(id => visible.includes(world.series.get(id)?.libraryId ?? ''))
}

function rejectUnknownSeries(world: MockServerState, ids: readonly string[]): void {
  rejectUnknownMemberIds(ids, world.series, 'COLLECTION_SERIES', 'COLLECTION_ID, SERIES_ID, NUMBER')
}

function emitCollectionEvent(world: MockServerState, event: string, { id, seriesIds }: CollectionRecord): void {
  world.emit('everyone', event, { collectionId: id, seriesIds: [...seriesIds] })
  world.markChanged()
}
