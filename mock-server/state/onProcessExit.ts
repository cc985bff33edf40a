const exitListeners = new Set<() => void>()
let isListening = false

/**
 * Runs a callback when the process exits. All callbacks share a single listener of the process.
 * @returns a function that removes the callback
 */
export function onProcessExit(run: () => void): () => void {
  if (!isListening) {
    isListening = true
    process.once('exit', () => {
      for (const listener of exitListeners) listener()
    })
  }
  exitListeners.add(run)
  return () => exitListeners.delete(run)
}
