import { useRef, useSyncExternalStore } from 'react'

/**
 * Replaces the hook of the package `use-sync-external-store`, whose CommonJS file costs every page 0.4 KiB (vite.config.ts).
 * @param selector  selects a value of the snapshot
 * @param isEqual  keeps the previous value when the new one is equal
 */
export function useSyncExternalStoreWithSelector<Snapshot, Value>(
  subscribe: (listener: () => void) => () => void,
  getSnapshot: () => Snapshot,
  _getServerSnapshot: unknown,
  selector: (snapshot: Snapshot) => Value,
  isEqual: (one: Value, other: Value) => boolean = Object.is,
): Value {
  const last = useRef<{ snapshot: Snapshot; selector: unknown; value: Value }>(undefined)
  return useSyncExternalStore(subscribe, () => {
    const snapshot = getSnapshot()
    const before = last.current
    if (before && before.snapshot === snapshot && before.selector === selector) return before.value
    const selected = selector(snapshot)
    const value = before && isEqual(before.value, selected) ? before.value : selected
    last.current = { snapshot, selector, value }
    return value
  })
}
