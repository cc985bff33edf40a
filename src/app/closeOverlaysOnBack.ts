import type { RouterHistory } from '@tanstack/react-router'
import { closeTopmostOverlay } from '../components/overlays/overlayStack'

/**
 * Makes back navigation close the topmost overlay instead of leaving the page. The back gesture of a phone thus closes a sheet,
 * and a form with unsaved changes asks for confirmation.
 * @returns function that stops the interception
 */
export const closeOverlaysOnBack = (history: RouterHistory): (() => void) =>
  history.block({ blockerFn: ({ action }) => action === 'BACK' && closeTopmostOverlay(), enableBeforeUnload: false })
