import { createEmitter, type Emitter } from './emitter'

/** Mutable value with listeners for its changes. */
export interface ObservableStore<Value> extends Pick<Emitter, 'subscribe'> {
  readonly get: () => Value
  /** Replaces the value and calls the listeners, even if the new value equals the old value. */
  readonly set: (value: Value) => void
}

/**
 * Creates a store with an initial value. The functions of the store do not use `this`, so `useSyncExternalStore`
 * accepts them.
 */
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
