import { invalidatedByEvent, invalidatedByWrite } from '../../generated/cacheTags'
import type { LiveEventName, LiveEvents } from '../../generated/liveEvents'
import type { WritingOperationId } from '../../generated/operations'
import { isReceivingEvents } from '../live/liveEventStatus'
import { afterWrite, onChange } from './changes'
import { eventBatcher } from './eventBatcher'
import { bumpAllPosterVersions, bumpPosterVersion } from './imageVersions'
import { queryClient } from './queryClient'
import { hasTag, type TagRef, tagRefs } from './queryTags'

/** Re-reads what is on the screen and about the tags, at a calm pace however many there are. */
export function invalidate(tags: readonly TagRef[]): void {
  staleness.add(tags)
}

/** Keeps what is shown equal to the server: follows live events, writes and gaps from now on. A second call does nothing. */
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

/** What the event is about is read again; a picture that was replaced gets a new address. */
function refreshAfterEvent(event: LiveEventName, data: LiveEvents[LiveEventName]): undefined {
  const tags = tagRefs(invalidatedByEvent[event], data)
  if (!('selected' in data) || data.selected) renewPictures(tags)
  if (event.startsWith('ThumbnailBook')) renewPictures(tagRefs(['seriesPosters'], data).filter(({ id }) => id))
  invalidate(tags)
}

function refreshAfterWrite(operation: WritingOperationId, members: object | undefined): Promise<void> {
  const tags = tagRefs(invalidatedByWrite[operation], members)
  renewPictures(tags)
  if (!isReceivingEvents()) for (const later of whenNobodyTells) setTimeout(() => invalidate(tags), later)
  return staleness.now(tags)
}

/** Some writes are queued on the server; without live events their effect is looked for this much later, in milliseconds. */
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
