import { createEmitter, type Emitter } from './emitter'

/** Mutable value with listeners for its changes. */
export interface ObservableStore<Value> extends Pick<Emitter, 'subscribe'> {
  readonly get: () => Value
  /** Replaces the value and calls the listeners, even if the value stays the same. */
  readonly set: (value: Value) => void
}

/** Creates a store with an initial value. Its functions work without `this`, so they can be passed to `useSyncExternalStore`. */
/* @__NO_SIDE_EFFECTS__ */
export function createObservableStore<Value>(initial: Value): ObservableStore<Value> {
  let current = initial
  const changed = createEmitter()
  return {
    subscribe: changed.subscribe,
    get: () => current,
    set: value => {
      current = value
      changed.emit()
    },
  }
}
