import { invalidatedByEvent, invalidatedByWrite } from '../../generated/cacheTags'
import type { LiveEventName, LiveEvents } from '../../generated/liveEvents'
import type { WritingOperationId } from '../../generated/operations'
import { isReceivingEvents } from '../live/liveEventStatus'
import { afterWrite, onChange } from './changes'
import { eventBatcher } from './eventBatcher'
import { bumpAllPosterVersions, bumpPosterVersion } from './imageVersions'
import { queryClient } from './queryClient'
import { hasTag, type TagRef, tagRefs } from './queryTags'

/** Marks the queries with these tags as outdated and refetches the mounted ones, in batches. */
export function invalidate(tags: readonly TagRef[]): void {
  staleness.add(tags)
}

/** Starts the invalidation of queries after live events, gaps and writes. Later calls have no effect. */
export function startInvalidation(): void {
  if (isStarted) return
  isStarted = true
  onChange(change => {
    if (change.kind === 'event') return refreshAfterEvent(change.event, change.data)
    if (change.kind === 'write') return refreshAfterWrite(change.operation, change.members)
    if (change.kind === 'gap') return refreshEverything(change.pictures)
    queryClient.clear()
  })
  queryClient.getMutationCache().subscribe(event => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const operation = event.mutation.options.mutationKey?.[0]
    const variables: unknown = event.mutation.state.variables
    if (isWriting(operation)) void afterWrite(operation, typeof variables === 'object' ? { ...variables } : undefined)
  })
}

let isStarted = false

/** Invalidates the tags of an event and renews the URLs of replaced posters. */
function refreshAfterEvent(event: LiveEventName, data: LiveEvents[LiveEventName]): undefined {
  const tags = tagRefs(invalidatedByEvent[event], data)
  if (!('selected' in data) || data.selected) renewPictures(tags)
  if (event.startsWith('ThumbnailBook')) renewPictures(tagRefs(['seriesPosters'], data).filter(({ id }) => id))
  invalidate(tags)
}

function refreshAfterWrite(operation: WritingOperationId, members: object | undefined): Promise<void> {
  const tags = tagRefs(invalidatedByWrite[operation], members)
  renewPictures(tags)
  if (!isReceivingEvents()) for (const delayMs of whenNobodyTells) setTimeout(() => invalidate(tags), delayMs)
  return staleness.now(tags)
}

/** The server queues some writes. Without live events, their queries are invalidated again after these delays. */
const whenNobodyTells = [2000, 8000]

function refreshEverything(pictures: boolean): Promise<void> {
  if (pictures) bumpAllPosterVersions()
  return queryClient.invalidateQueries()
}

const isWriting = (operation: unknown): operation is WritingOperationId =>
  typeof operation === 'string' && operation in invalidatedByWrite

const staleness = eventBatcher<TagRef>(tags =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => tags.some(tag => hasTag(queryKey, tag)),
  }),
)

const pictureOf = {
  bookPosters: 'books',
  seriesPosters: 'series',
  collectionPosters: 'collections',
  readlistPosters: 'readlists',
} as const

function renewPictures(tags: readonly TagRef[]) {
  for (const { tag, id } of tags) {
    const owner = tag in pictureOf ? pictureOf[tag as keyof typeof pictureOf] : undefined
    if (owner && id) bumpPosterVersion(owner, id)
    else if (owner) bumpAllPosterVersions()
  }
}
