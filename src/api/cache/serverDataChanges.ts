import type { LiveEventName, LiveEvents } from '../../generated/liveEvents'
import type { WriteOperationId } from '../../generated/operations'
import { createEmitter } from '../../preferences/emitter'

/**
 * Reason why cached responses may be outdated. `event` is a live event. `gap` means that live events may have been
 * missed. `write` is a completed write by this tab.
 */
export type ServerDataChange =
  | { [E in LiveEventName]: { kind: 'event'; event: E; data: LiveEvents[E] } }[LiveEventName]
  /**
   * Interruption of the live events, during which events may have been missed. After a long interruption, `pictures` is
   * true, because posters may also have changed.
   */
  | { kind: 'gap'; pictures: boolean }
  | { kind: 'write'; operation: WriteOperationId; members?: object }
  /** Sign-out or account change. Cached data must disappear from the screen. */
  | { kind: 'accountChange' }

const changes = createEmitter<[ServerDataChange], Promise<void> | undefined>()

/**
 * Reports a change of server data to the listeners, which invalidate the caches.
 * @returns promise. After the changes `write` and `gap`, the promise resolves when the visible data is up to date.
 *   After the changes `event` and `accountChange`, the promise resolves at once.
 */
export async function reportServerDataChange(change: ServerDataChange): Promise<void> {
  await Promise.all(changes.emit(change))
}

/**
 * Reports a completed write, so that the changed data is refetched. Mutations of generated hooks call this function
 * automatically.
 * @param members parameters of the call. If they contain the id of a record, only data of this record is refetched.
 * @returns promise that resolves when the visible data is up to date
 */
export const reportServerWrite = (operation: WriteOperationId, members?: object): Promise<void> =>
  reportServerDataChange({ kind: 'write', operation, members })

/** Registers a listener for all {@link ServerDataChange}s. Returns an unregister function. */
export const onServerDataChange = changes.subscribe
