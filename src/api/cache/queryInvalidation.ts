import { invalidatedByEvent, invalidatedByWrite } from '../../generated/cacheTags'
import type { LiveEventName, LiveEvents } from '../../generated/liveEvents'
import type { WriteOperationId } from '../../generated/operations'
import { isReceivingLiveEvents } from '../live/isReceivingLiveEvents'
import { createItemBatcher } from './createItemBatcher'
import { invalidateQueries } from './invalidateQueries'
import { bumpAllPosterVersions, bumpPosterVersion } from './posterVersions'
import { addRecordIdToCacheTags, createAffectedQueryPredicate, type RecordCacheTag } from './queryCacheTags'
import { queryClient } from './queryClient'
import { onServerDataChange, reportServerWrite } from './serverDataChanges'

/**
 * Invalidates the queries that have certain cache tags, and refetches mounted queries. Several calls in quick
 * succession cause a single invalidation.
 */
export function invalidateCacheTags(tags: readonly RecordCacheTag[]): void {
  tagBatcher.add(tags)
}

/**
 * Registers the listeners that invalidate queries after live events, after interruptions of the live events, and after
 * writes of this client. After an account change, a listener removes all queries. Only the first call has an effect.
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
    bumpPosterVersions(tags)
    if (event.startsWith('ThumbnailBook'))
      seriesPosterBatcher.add(addRecordIdToCacheTags(['seriesPosters'], data).filter(({ id }) => id))
  }
  invalidateCacheTags(tags)
}

function invalidateAfterWrite(operation: WriteOperationId, members: object | undefined): Promise<void> {
  const tags = addRecordIdToCacheTags(invalidatedByWrite[operation], members)
  bumpPosterVersions(tags)
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
 * Gives posters of series new versions after posters of their books have changed. The next batch starts at least {@link
 * SERIES_POSTER_INTERVAL_MS} later, because the analysis of a large series sends an event for each book.
 */
const seriesPosterBatcher = createItemBatcher<RecordCacheTag>(tags => {
  bumpPosterVersions(tags)
  return new Promise(resolve => setTimeout(resolve, SERIES_POSTER_INTERVAL_MS))
})
const SERIES_POSTER_INTERVAL_MS = 5000

const posterOwnerByTag = {
  bookPosters: 'books',
  seriesPosters: 'series',
  collectionPosters: 'collections',
  readlistPosters: 'readlists',
} as const

function bumpPosterVersions(tags: readonly RecordCacheTag[]) {
  for (const { tag, id } of tags) {
    const owner = tag in posterOwnerByTag ? posterOwnerByTag[tag as keyof typeof posterOwnerByTag] : undefined
    if (owner && id) bumpPosterVersion(owner, id)
    else if (owner) bumpAllPosterVersions()
  }
}
