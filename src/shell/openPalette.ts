const listeners = new Set<() => void>()

/** Opens the command palette for those who press no keys. */
export function openPalette(): void {
  for (const listener of listeners) listener()
}

/** Calls back when the palette is to be opened. */
export function onOpenPalette(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
