const runs = new Set<() => void>()
let listening = false

/**
 * Runs a callback when the process exits. Installs a single exit listener for all callbacks.
 * @returns a function that removes the callback
 */
export function onProcessExit(run: () => void): () => void {
  if (!listening) {
    listening = true
    process.once('exit', () => {
      for (const one of runs) one()
    })
  }
  runs.add(run)
  return () => runs.delete(run)
}
