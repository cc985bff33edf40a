import type { CSSProperties } from 'react'

/** How high the menu is, without a note and with one, and how much is left free at the edges of the window. */
const heights = { alone: 112, withNote: 204 }
const edge = 8

/**
 * Where the menu of chosen words stands: over the words where there is room, else under them, as the handles of a finger's
 * selection hang below; wholly in the window.
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
