import { createEmitter } from '../../preferences/emitter'

/**
 * While a modal overlay is open, for example a dialog, the user cannot use the page behind the overlay. While a
 * non-modal overlay is open, for example a menu, the user can use the page.
 */
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
 * controls expect this behavior. The behavior requires an additional history entry, which deletes the entries for
 * forward navigation. Users of a mouse do not expect that a menu deletes these entries.
 */
export function setHistoryEntryForNonModalOverlays(isOn: boolean): void {
  needsEntryForNonModal = isOn
}

/**
 * Returns whether back navigation must close an open overlay. On the first history entry, back navigation can close an
 * overlay only with an additional history entry. Without this entry, back navigation would leave the website.
 */
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
