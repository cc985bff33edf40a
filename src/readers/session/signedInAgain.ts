import { onServerBack } from '../../api/connection'

const listeners = new Set<() => void>()

/** Told when the person is signed in again while a book lies open. */
export function notifySignedInAgain(): void {
  for (const listener of listeners) listener()
}

/** Calls back each time that the server, having been away, or the person, having been signed out, is there again. */
export function onSignedInAgain(listener: () => void): () => void {
  listeners.add(listener)
  const stop = onServerBack(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}
