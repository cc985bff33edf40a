import { createEmitter } from '../../preferences/emitter'

const openOverlays: (() => void)[] = []

/** Event emitter that reports when an overlay has opened or closed. */
export const overlayChangeEmitter = createEmitter()

/**
 * Registers an open overlay such as a dialog.
 * @param close  closes the overlay
 * @returns function that unregisters the overlay
 */
export function registerOpenOverlay(close: () => void): () => void {
  openOverlays.push(close)
  overlayChangeEmitter.emit()
  return () => {
    openOverlays.splice(openOverlays.lastIndexOf(close), 1)
    overlayChangeEmitter.emit()
  }
}

export const hasOpenOverlay = (): boolean => openOverlays.length > 0

/** Closes the most recently opened overlay. Returns false if no overlay is open. */
export function closeTopmostOverlay(): boolean {
  const close = openOverlays.at(-1)
  close?.()
  return close !== undefined
}
