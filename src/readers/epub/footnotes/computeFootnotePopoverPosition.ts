import type { CSSProperties } from 'react'

const MAX_WIDTH_PX = 400
const WINDOW_MARGIN_PX = 12

/**
 * Returns the CSS position of the footnote popover. If the link is in the upper part of the window, the popover is
 * below the link. Otherwise the popover is above the link.
 * @param link bounding box of the link, in CSS pixels of the window
 */
export function computeFootnotePopoverPosition(link: DOMRect): CSSProperties {
  const isBelow = link.bottom < window.innerHeight * 0.55
  const minCenterX = Math.min(MAX_WIDTH_PX / 2, window.innerWidth / 2 - WINDOW_MARGIN_PX) + WINDOW_MARGIN_PX
  const centerX = Math.min(window.innerWidth - minCenterX, Math.max(minCenterX, link.x + link.width / 2))
  const horizontal = { '--middle': `${centerX}px` } as CSSProperties
  return isBelow
    ? { ...horizontal, top: link.bottom + 10 }
    : { ...horizontal, bottom: window.innerHeight - link.top + 10 }
}
