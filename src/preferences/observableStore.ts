import { createEmitter, type Emitter } from './emitter'

/** A value that changes, with listeners. */
export interface Store<Value> extends Pick<Emitter, 'subscribe'> {
  readonly get: () => Value
  /** Replaces the value and calls the listeners, also when the value is the same. */
  readonly set: (value: Value) => void
}

/**
 * Creates a store. Its functions need no `this`, so that `useSyncExternalStore` takes them as they are.
 */
/* @__NO_SIDE_EFFECTS__ */
export function createStore<Value>(initial: Value): Store<Value> {
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
