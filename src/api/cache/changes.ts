import type { LiveEventName, LiveEvents } from '../../generated/liveEvents'
import type { WritingOperationId } from '../../generated/operations'

/** Change that makes cached responses outdated. */
export type DataChange =
  | { [E in LiveEventName]: { kind: 'event'; event: E; data: LiveEvents[E] } }[LiveEventName]
  /** Live events may have been missed; `pictures` after a long gap, when posters may have changed too. */
  | { kind: 'gap'; pictures: boolean }
  | { kind: 'write'; operation: WritingOperationId; members?: object }
  /** Sign-out or change of the account: cached data must not be shown any more. */
  | { kind: 'farewell' }

const listeners = new Set<(change: DataChange) => Promise<void> | undefined>()

/**
 * Notifies the caches of a change. Routes without a query cache, such as the readers, register no listener.
 * @returns resolves when the visible data is up to date
 */
export async function reportChange(change: DataChange): Promise<void> {
  await Promise.all([...listeners].map(listener => listener(change)))
}

/**
 * Refetches the data that a write has changed. Mutations of generated hooks report themselves; other calls use this function.
 * @param members  parameters of the call; their ids limit the invalidation to single records
 */
export const afterWrite = (operation: WritingOperationId, members?: object): Promise<void> =>
  reportChange({ kind: 'write', operation, members })

/** Registers a listener for changes. Returns an unregister function. */
export function onChange(listener: (change: DataChange) => Promise<void> | undefined): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
