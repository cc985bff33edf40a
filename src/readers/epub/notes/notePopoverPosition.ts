import type { CSSProperties } from 'react'

/** How broad a note is at most, and how much is left free at its sides, in CSS pixels. */
const broadest = 400
const edge = 12

/** Where a note stands: under its link where there is room, else above it; wholly in the window. */
export function notePopoverPosition(link: DOMRect): CSSProperties {
  const below = link.bottom < window.innerHeight * 0.55
  const least = Math.min(broadest / 2, window.innerWidth / 2 - edge) + edge
  const middle = Math.min(window.innerWidth - least, Math.max(least, link.x + link.width / 2))
  const across = { '--middle': `${middle}px` } as CSSProperties
  return below ? { ...across, top: link.bottom + 10 } : { ...across, bottom: window.innerHeight - link.top + 10 }
}
