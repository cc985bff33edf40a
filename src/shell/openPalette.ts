const listeners = new Set<() => void>()

/** Opens the command palette from a menu. */
export function openPalette(): void {
  for (const listener of listeners) listener()
}

/**
 * Subscribes to requests to open the command palette.
 * @returns removes the listener
 */
export function onOpenPalette(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
