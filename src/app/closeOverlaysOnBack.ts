import type { RouterHistory } from '@tanstack/react-router'
import { closeTopmostOverlay } from '../components/overlays/overlayStack'

/**
 * Going back leaves the dialog that lies over the page, not the page below it: so a phone's own gesture closes a sheet, and a
 * form with changes asks first.
 * @returns ends it
 */
export const closeOverlaysOnBack = (history: RouterHistory): (() => void) =>
  history.block({ blockerFn: ({ action }) => action === 'BACK' && closeTopmostOverlay(), enableBeforeUnload: false })
