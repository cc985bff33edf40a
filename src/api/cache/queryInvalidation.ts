import { type CacheTag, invalidatedByEvent, invalidatedByWrite } from '../../generated/cacheTags'
import type { LiveEventName, LiveEvents } from '../../generated/liveEvents'
import type { WriteOperationId } from '../../generated/operations'
import { isReceivingLiveEvents } from '../live/isReceivingLiveEvents'
import { createItemBatcher } from './createItemBatcher'
import { invalidateQueries } from './invalidateQueries'
import { bumpAllPosterVersions, bumpPosterVersion, type ResourceWithPosters } from './posterVersions'
import { addRecordIdToCacheTags, createAffectedQueryPredicate, type RecordCacheTag } from './queryCacheTags'
import { queryClient } from './queryClient'
import { onServerDataChange, reportServerWrite } from './serverDataChanges'
import { watchSourcesOfSeriesPosters } from './watchSourcesOfSeriesPosters'

/**
 * Invalidates the queries that have certain cache tags, and refetches mounted queries. Several calls in quick
 * succession cause a single invalidation.
 */
export function invalidateCacheTags(tags: readonly RecordCacheTag[]): void {
  tagBatcher.add(tags)
}

/**
 * Registers the listeners that invalidate queries after live events, after interruptions of the live events, and after
 * writes of this client. After an account change, a listener removes all queries. If the server may now choose another
 * book for the poster of a series, a listener renews this poster. Only the first call has an effect.
 */
export function startQueryInvalidation(): void {
  if (isInvalidationStarted) return
  isInvalidationStarted = true
  onServerDataChange(change => {
    if (change.kind === 'event') return invalidateAfterEvent(change.event, change.data)
    if (change.kind === 'write') return invalidateAfterWrite(change.operation, change.members)
    if (change.kind === 'gap') return invalidateAllQueries(change.pictures)
    queryClient.clear()
  })
  watchSourcesOfSeriesPosters(renewDerivedPosters)
  queryClient.getMutationCache().subscribe(event => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const operation = event.mutation.options.mutationKey?.[0]
    const variables: unknown = event.mutation.state.variables
    if (isWriteOperation(operation))
      void reportServerWrite(operation, typeof variables === 'object' ? { ...variables } : undefined)
  })
}

let isInvalidationStarted = false

function invalidateAfterEvent(event: LiveEventName, data: LiveEvents[LiveEventName]): undefined {
  const tags = addRecordIdToCacheTags(invalidatedByEvent[event], data)
  if (!('selected' in data) || data.selected) {
    bumpPosterVersions(tags.filter(({ id }) => id))
    const series = event.startsWith('ThumbnailBook') ? addRecordIdToCacheTags(['seriesPosters'], data) : []
    renewDerivedPosters([
      ...tags.filter(({ tag, id }) => !id && posterOwnerByTag[tag]),
      ...series.filter(({ id }) => id),
      ...listMosaics(tags),
    ])
  }
  invalidateCacheTags(tags)
}

function invalidateAfterWrite(operation: WriteOperationId, members: object | undefined): Promise<void> {
  const tags = addRecordIdToCacheTags(invalidatedByWrite[operation], members)
  bumpPosterVersions(tags)
  renewDerivedPosters(listMosaics(tags))
  if (!isReceivingLiveEvents())
    for (const delayMs of DELAYED_INVALIDATIONS_MS) setTimeout(() => invalidateCacheTags(tags), delayMs)
  return tagBatcher.addAndFlush(tags)
}

/**
 * The affected queries are invalidated again at these times after a write. Unit: milliseconds after the write. The
 * repetitions are necessary, because the server may complete its work after the response. They happen only if this tab
 * receives no live events.
 */
const DELAYED_INVALIDATIONS_MS = [2000, 8000]

function invalidateAllQueries(pictures: boolean): Promise<void> {
  if (pictures) bumpAllPosterVersions()
  return invalidateQueries()
}

const isWriteOperation = (operation: unknown): operation is WriteOperationId =>
  typeof operation === 'string' && operation in invalidatedByWrite

const tagBatcher = createItemBatcher<RecordCacheTag>(tags => {
  const isAffected = createAffectedQueryPredicate(tags)
  return invalidateQueries({ predicate: ({ queryKey }) => isAffected(queryKey) })
})

/**
 * Gives new versions to posters that the server derives from other posters. The server derives the poster of a series
 * from its books, and the mosaic of a collection or read list from its members. If `posters` contains posters of
 * series, the mosaics of all collections also get new versions. The minimum time between two updates is
 * {@link DERIVED_POSTER_INTERVAL_MS}, because the analysis of a large series, or the deletion of many records, causes
 * an event for each record.
 */
function renewDerivedPosters(posters: readonly RecordCacheTag[]): void {
  derivedPosterBatcher.add([...posters, ...listMosaics(posters)])
}

const derivedPosterBatcher = createItemBatcher<RecordCacheTag>(tags => {
  bumpPosterVersions([...new Map(tags.map(poster => [`${poster.tag}/${poster.id}`, poster])).values()])
  return new Promise(resolve => setTimeout(resolve, DERIVED_POSTER_INTERVAL_MS))
})
const DERIVED_POSTER_INTERVAL_MS = 5000

/**
 * Returns cache tags for the mosaics that may contain the given posters of books or series. The client may not have
 * loaded the members of each collection or read list. Therefore, a tag applies to the mosaics of all collections or of
 * all read lists.
 */
function listMosaics(posters: readonly RecordCacheTag[]): RecordCacheTag[] {
  const mosaics = posters.flatMap(({ tag }) => mosaicByMemberPoster[tag] ?? [])
  return mosaics.map(tag => ({ tag }))
}

const mosaicByMemberPoster: { readonly [Tag in CacheTag]?: CacheTag } = {
  bookPosters: 'readlistPosters',
  seriesPosters: 'collectionPosters',
}

const posterOwnerByTag: { readonly [Tag in CacheTag]?: ResourceWithPosters } = {
  bookPosters: 'books',
  seriesPosters: 'series',
  collectionPosters: 'collections',
  readlistPosters: 'readlists',
}

function bumpPosterVersions(tags: readonly RecordCacheTag[]) {
  for (const { tag, id } of tags) {
    const owner = posterOwnerByTag[tag]
    if (owner && id) bumpPosterVersion(owner, id)
    else if (owner) bumpAllPosterVersions(owner)
  }
}
