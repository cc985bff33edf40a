import { useCallback, useSyncExternalStore } from 'react'
import type { Actor, AnyActorLogic, SnapshotFrom } from 'xstate'

/**
 * Returns a part of an actor's snapshot. The component renders again when this part changes.
 * @param select returns the part: a primitive, or an object that the snapshot contains
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
