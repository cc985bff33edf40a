const open: (() => void)[] = []

/**
 * Registers an open overlay such as a dialog.
 * @param leave  closes the overlay, as its close button does
 * @returns unregisters the overlay
 */
export function registerOverlay(leave: () => void): () => void {
  open.push(leave)
  return () => void open.splice(open.lastIndexOf(leave), 1)
}

/** Closes the overlay that was opened last. Returns false when no overlay is open. */
export function closeTopmostOverlay(): boolean {
  const leave = open.at(-1)
  leave?.()
  return leave !== undefined
}
