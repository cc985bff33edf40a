import { onServerReachableAgain } from '../../api/serverConnection'
import { createEmitter } from '../../preferences/emitter'

const signedInAgain = createEmitter()

/** Calls the listeners of {@link onServerOrSessionRestored}. Must be called after the user has signed in again. */
export function notifySessionRestored(): void {
  signedInAgain.emit()
}

/**
 * Registers a listener that is called when the server is reachable again, or when the user has signed in again. Returns
 * a function that removes the listener.
 */
export function onServerOrSessionRestored(listener: () => void): () => void {
  const stops = [signedInAgain.subscribe(listener), onServerReachableAgain(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}
