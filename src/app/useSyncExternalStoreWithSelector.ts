import { useRef, useSyncExternalStore } from 'react'

/**
 * Replaces the hook of the package `use-sync-external-store` in the build (see vite.config.ts), because the code of the
 * package is larger.
 * @param selector selects a value of the snapshot
 * @param isEqual compares two values. If the selected value equals the previous value, the hook returns the previous
 *   value.
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
