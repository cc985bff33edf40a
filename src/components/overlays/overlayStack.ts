const openOverlays: (() => void)[] = []

/**
 * Registers an open overlay such as a dialog.
 * @param close  closes the overlay, as its close button does
 * @returns unregisters the overlay
 */
export function registerOpenOverlay(close: () => void): () => void {
  openOverlays.push(close)
  return () => void openOverlays.splice(openOverlays.lastIndexOf(close), 1)
}

/** Closes the overlay that was opened last. Returns false when no overlay is open. */
export function closeTopmostOverlay(): boolean {
  const close = openOverlays.at(-1)
  close?.()
  return close !== undefined
}
