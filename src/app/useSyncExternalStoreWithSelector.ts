import { useRef, useSyncExternalStore } from 'react'

/**
 * Smaller replacement for the hook of the package `use-sync-external-store` (see vite.config.ts).
 * @param selector selects a value of the snapshot
 * @param isEqual compares two values; the hook returns the previous value if both are equal
 */
export function useSyncExternalStoreWithSelector<Snapshot, Value>(
  subscribe: (listener: () => void) => () => void,
  getSnapshot: () => Snapshot,
  _getServerSnapshot: unknown,
  selector: (snapshot: Snapshot) => Value,
  isEqual: (previous: Value, next: Value) => boolean = Object.is,
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
