import { useCallback, useSyncExternalStore } from 'react'
import type { Actor, AnyActorLogic, SnapshotFrom } from 'xstate'

/**
 * Returns a value from the snapshot of an XState actor. Renders the component again when this value changes.
 * @param select selects the value from the snapshot. The value must be a primitive, or an object that the snapshot
 *   contains
 */
export function useActorSelector<Logic extends AnyActorLogic, T>(
  actor: Pick<Actor<Logic>, 'getSnapshot' | 'subscribe'>,
  select: (snapshot: SnapshotFrom<Logic>) => T,
): T {
  const subscribe = useCallback(
    (listener: () => void) => {
      const { unsubscribe } = actor.subscribe(listener)
      return unsubscribe
    },
    [actor],
  )
  return useSyncExternalStore(subscribe, () => select(actor.getSnapshot()))
}
