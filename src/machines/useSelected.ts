import { useCallback, useSyncExternalStore } from 'react'
import type { Actor, AnyActorLogic, SnapshotFrom } from 'xstate'

/**
 * A part of a running machine; the component follows it.
 * @param select  gives something that stays the same while nothing changed: a value, or a member of the snapshot
 */
export function useSelected<Logic extends AnyActorLogic, T>(
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
