/** Listeners of one event; see {@link createEmitter}. */
export interface Emitter<Args extends readonly unknown[] = [], Result = void> {
  /** Adds a listener, once if it is there already. Returns a function that removes it. */
  readonly subscribe: (listener: (...args: Args) => Result) => () => void
  /** Calls the listeners in the order in which they were added. Returns their results; undefined for removed ones. */
  readonly emit: (...args: Args) => readonly (Result | undefined)[]
}

/**
 * Creates an event. Listeners that are added or removed while it is emitted behave as with `EventTarget`: added ones are
 * called from the next time on, removed ones are not called any more.
 * @param start  called before the first listener is added; returns a function that is called after the last is removed
 */
/* @__NO_SIDE_EFFECTS__ */
export function createEmitter<Args extends readonly unknown[] = [], Result = void>(
  start?: () => () => void,
): Emitter<Args, Result> {
  const listeners = new Set<(...args: Args) => Result>()
  let stop: (() => void) | undefined
  return {
    subscribe: listener => {
      if (listeners.size === 0) stop = start?.()
      listeners.add(listener)
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop?.()
      }
    },
    emit: (...args) => [...listeners].map(listener => (listeners.has(listener) ? listener(...args) : undefined)),
  }
}
