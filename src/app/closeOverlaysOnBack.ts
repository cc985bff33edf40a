import type { RouterHistory } from '@tanstack/react-router'
import { closeTopmostOverlay } from '../components/overlays/overlayStack'

/**
 * Lets back navigation close the topmost overlay, such as a sheet or dialog, instead of leaving the page.
 * @returns function that restores the normal back navigation
 */
export const closeOverlaysOnBack = (history: RouterHistory): (() => void) =>
  history.block({ blockerFn: ({ action }) => action === 'BACK' && closeTopmostOverlay(), enableBeforeUnload: false })
