import type { LiveEventName, LiveEvents } from '../../generated/liveEvents'
import type { WritingOperationId } from '../../generated/operations'
import { createEmitter } from '../../preferences/emitter'

/** What makes kept answers of the server stale. */
export type DataChange =
  | { [E in LiveEventName]: { kind: 'event'; event: E; data: LiveEvents[E] } }[LiveEventName]
  /** Something may have been missed; `pictures` when for long. */
  | { kind: 'gap'; pictures: boolean }
  | { kind: 'write'; operation: WritingOperationId; members?: object }
  /** Another person may sit here now: nothing kept may be shown any more. */
  | { kind: 'farewell' }

const changes = createEmitter<[DataChange], Promise<void> | undefined>()

/**
 * Tells whoever keeps answers of the server (freshness). Routes that keep none, such as the readers, load no listener.
 * @returns when everything on the screen is fresh again
 */
export async function reportChange(change: DataChange): Promise<void> {
  await Promise.all(changes.emit(change))
}

/**
 * What a write made stale is read again at once. Mutations of generated hooks do this by themselves; this is for calls made
 * otherwise.
 * @param members  the parameters of the call, which narrow its row of the write table to single things
 */
export const afterWrite = (operation: WritingOperationId, members?: object): Promise<void> =>
  reportChange({ kind: 'write', operation, members })

/** Hears every change. */
export const onChange = changes.subscribe
