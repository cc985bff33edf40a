import type { CSSProperties } from 'react'

/** Maximum width of the popover, in CSS pixels. */
const broadest = 400
/** Minimum distance to the sides of the window, in CSS pixels. */
const edge = 12

/**
 * Returns the CSS position of the footnote popover: below the link in the upper part of the window, else above it.
 * @param link  bounding box of the link, in CSS pixels of the window
 */
export function notePopoverPosition(link: DOMRect): CSSProperties {
  const below = link.bottom < window.innerHeight * 0.55
  const least = Math.min(broadest / 2, window.innerWidth / 2 - edge) + edge
  const middle = Math.min(window.innerWidth - least, Math.max(least, link.x + link.width / 2))
  const across = { '--middle': `${middle}px` } as CSSProperties
  return below ? { ...across, top: link.bottom + 10 } : { ...across, bottom: window.innerHeight - link.top + 10 }
}
