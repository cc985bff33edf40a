import type { LiveEventName, LiveEvents } from '../../generated/liveEvents'
import type { WritingOperationId } from '../../generated/operations'
import { createEmitter } from '../../preferences/emitter'

/** Change that makes cached responses outdated. */
export type DataChange =
  | { [E in LiveEventName]: { kind: 'event'; event: E; data: LiveEvents[E] } }[LiveEventName]
  /** Live events may have been missed; `pictures` after a long gap, when posters may have changed too. */
  | { kind: 'gap'; pictures: boolean }
  | { kind: 'write'; operation: WritingOperationId; members?: object }
  /** Sign-out or change of the account: cached data must not be shown any more. */
  | { kind: 'farewell' }

const changes = createEmitter<[DataChange], Promise<void> | undefined>()

/**
 * Notifies the caches of a change. Routes without a query cache, such as the readers, register no listener.
 * @returns resolves when the visible data is up to date
 */
export async function reportDataChange(change: DataChange): Promise<void> {
  await Promise.all(changes.emit(change))
}

/**
 * Refetches the data that a write has changed. Mutations of generated hooks report themselves; other calls use this function.
 * @param members  parameters of the call; their ids limit the invalidation to single records
 */
export const reportWrite = (operation: WritingOperationId, members?: object): Promise<void> =>
  reportDataChange({ kind: 'write', operation, members })

/** Registers a listener for changes. Returns an unregister function. */
export const onDataChange = changes.subscribe
