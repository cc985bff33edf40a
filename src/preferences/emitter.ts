/** Event with listeners. {@link createEmitter} creates it. */
export interface Emitter<Args extends readonly unknown[] = [], Result = void> {
  /** Adds a listener. Adding the same listener twice has no effect. Returns a function that removes the listener. */
  readonly subscribe: (listener: (...args: Args) => Result) => () => void
  /**
   * Calls all listeners and returns their results. If a listener removes another listener during the call, the removed
   * listener is not called and its result is undefined.
   */
  readonly emit: (...args: Args) => readonly (Result | undefined)[]
}

/**
 * Creates an event with listeners. If a listener is added while `emit` is running, only later runs of `emit` call this
 * listener.
 * @param start called before the first listener is added. `start` returns a function that is called after the last
 *   listener is removed.
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
