import { createEmitter } from '../../preferences/emitter'

/** A non-modal overlay, such as a menu, lets the user use the page behind it. A modal overlay, such as a dialog, does not. */
export type OverlayKind = 'modal' | 'nonModal'

interface OpenOverlay {
  readonly close: () => void
  readonly kind: OverlayKind
}

const openOverlays: OpenOverlay[] = []

/** Event emitter that reports when an overlay has opened or closed. */
export const overlayChangeEmitter = createEmitter()

/**
 * Registers an open overlay such as a dialog.
 * @param close  closes the overlay
 * @returns function that unregisters the overlay
 */
export function registerOpenOverlay(close: () => void, kind: OverlayKind = 'modal'): () => void {
  const overlay = { close, kind }
  openOverlays.push(overlay)
  overlayChangeEmitter.emit()
  return () => {
    openOverlays.splice(openOverlays.lastIndexOf(overlay), 1)
    overlayChangeEmitter.emit()
  }
}

export const hasOpenOverlay = (): boolean => openOverlays.length > 0

export const hasOpenModalOverlay = (): boolean => openOverlays.some(({ kind }) => kind === 'modal')

let needsEntryForNonModal = false

/**
 * Sets whether back navigation on the first page also closes non-modal overlays. Users of touch screens and remote
 * controls expect this. Users of a mouse expect that a menu does not delete the entries for forward navigation.
 */
export function setHistoryEntryForNonModalOverlays(isOn: boolean): void {
  needsEntryForNonModal = isOn
}

/** Returns whether an overlay is open for which the first page needs another history entry. */
export const needsHistoryEntry = (): boolean => (needsEntryForNonModal ? hasOpenOverlay() : hasOpenModalOverlay())

/** Closes the most recently opened overlay. Returns false if no overlay is open. */
export function closeTopmostOverlay(): boolean {
  const overlay = openOverlays.at(-1)
  overlay?.close()
  return overlay !== undefined
}

/** Closes all menus and other non-modal overlays, the most recently opened first. */
export function closeNonModalOverlays(): void {
  for (const { close, kind } of openOverlays.toReversed()) if (kind === 'nonModal') close()
}
