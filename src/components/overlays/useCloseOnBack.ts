import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { closeOverlaysOnBack } from './closeOverlaysOnBack'
import { type OverlayKind, registerOpenOverlay } from './overlayStack'

/**
 * Makes back navigation close an overlay, such as a dialog, instead of leaving the page. If several overlays are open,
 * back navigation closes only the most recently opened overlay.
 *
 * On the first page of the website, back navigation can close an overlay only with an additional history entry. This
 * entry deletes the entries for forward navigation. On devices with a mouse, back navigation on the first page
 * therefore closes modal overlays, but does not close non-modal overlays.
 * @param close closes the overlay
 */
export function useCloseOnBack(isOpen: boolean, close: () => void, kind: OverlayKind = 'modal'): void {
  const history = useRouter({ warn: false })?.history
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isOpen) return
    if (history) closeOverlaysOnBack(history)
    return registerOpenOverlay(() => latest.current(), kind)
  }, [isOpen, history, kind])
}

/** Open state of an overlay. Without `open`, the overlay manages its state itself. */
export interface OverlayOpenState {
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
}

/**
 * Returns the open state of a non-modal overlay with a trigger button. Back navigation closes the overlay as in
 * {@link useCloseOnBack}.
 */
export function useOverlayOpenState({ open, onOpenChange }: OverlayOpenState = {}): Required<OverlayOpenState> {
  const [isOpenByItself, setOpenByItself] = useState(false)
  const isOpen = open ?? isOpenByItself
  const change = (next: boolean) => {
    setOpenByItself(next)
    onOpenChange?.(next)
  }
  useCloseOnBack(isOpen, () => change(false), 'nonModal')
  return { open: isOpen, onOpenChange: change }
}
