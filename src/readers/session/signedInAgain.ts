import { onServerBack } from '../../api/connection'

const listeners = new Set<() => void>()

/** Notifies listeners that the user has signed in again while a book is open. */
export function notifySignedInAgain(): void {
  for (const listener of listeners) listener()
}

/**
 * Registers a listener that is called when the server is reachable again or the user has signed in again. Returns an
 * unsubscribe function.
 */
export function onSignedInAgain(listener: () => void): () => void {
  listeners.add(listener)
  const stop = onServerBack(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}
