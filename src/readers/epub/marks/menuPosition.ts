import type { CSSProperties } from 'react'

/** Height of the menu without and with the note field, in CSS pixels. */
const heights = { alone: 112, withNote: 204 }
/** Minimum distance to the edges of the window, in CSS pixels. */
const edge = 8

/**
 * Returns the CSS position of the selection menu, completely inside the window: above the text where there is room, else below it with
 * a gap for the selection handles of touch screens.
 * @param at  bounding box of the text, in CSS pixels of the window
 */
export function menuPosition(at: DOMRect, hasNote: boolean): CSSProperties {
  const height = hasNote ? heights.withNote : heights.alone
  const lowest = window.innerHeight - height - edge
  const middle = Math.min(window.innerWidth - 150, Math.max(150, at.x + at.width / 2))
  const across = { '--middle': `${middle}px` } as CSSProperties
  return at.top > 150
    ? { ...across, bottom: Math.min(lowest, window.innerHeight - at.top + 10) }
    : { ...across, top: Math.max(edge, Math.min(lowest, at.bottom + 28)) }
}
