/** Event with listeners, created by {@link createEmitter}. */
export interface Emitter<Args extends readonly unknown[] = [], Result = void> {
  /**
   * Adds a listener. A listener that was already added is not added again. Returns a function that removes the
   * listener.
   */
  readonly subscribe: (listener: (...args: Args) => Result) => () => void
  /**
   * Calls the listeners and returns their results. A listener that an earlier listener removes is not called, and its
   * result is undefined.
   */
  readonly emit: (...args: Args) => readonly (Result | undefined)[]
}

/**
 * Creates an event with listeners. A listener that is added during an `emit` is not called until the next `emit`.
 * @param start runs before the first listener is added; returns a function that runs after the last listener is removed
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
