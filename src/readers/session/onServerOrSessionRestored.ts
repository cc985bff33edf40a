import { onServerReachableAgain } from '../../api/serverConnection'
import { createEmitter } from '../../preferences/emitter'

const signedInAgain = createEmitter()

/** Notifies the listeners of `onServerOrSessionRestored` that the user has signed in again. */
export function notifySessionRestored(): void {
  signedInAgain.emit()
}

/** Registers a listener that is called when the server or the session is restored. Returns an unsubscribe function. */
export function onServerOrSessionRestored(listener: () => void): () => void {
  const stops = [signedInAgain.subscribe(listener), onServerReachableAgain(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}
