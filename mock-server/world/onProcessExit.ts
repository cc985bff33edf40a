const runs = new Set<() => void>()
let listening = false

/**
 * Runs something when the process ends, by one listener for all.
 * @returns cancels it
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
