/** Event with listeners, created by {@link createEmitter}. */
export interface Emitter<Args extends readonly unknown[] = [], Result = void> {
  /** Adds a listener, unless the listener was added before. Returns a function that removes the listener. */
  readonly subscribe: (listener: (...args: Args) => Result) => () => void
  /** Calls the listeners in the order of their addition. Returns their results, with undefined for removed listeners. */
  readonly emit: (...args: Args) => readonly (Result | undefined)[]
}

/**
 * Creates an event with listeners. A listener that is added during `emit` is called from the next `emit` on. A listener that is removed
 * during `emit` is not called any more.
 * @param start  called before the first listener is added; its result is called after the last listener is removed
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
