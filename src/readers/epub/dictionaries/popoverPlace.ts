import type { CSSProperties } from 'react'

/** How broad the popover is at most, what is left free around it, and how high it must be able to be, in CSS pixels. */
const broadest = 420
const edge = 12
const leastHigh = 260

/**
 * Where the popover stands in a wide window: under the words or over them, where there is more room; over the page where they
 * take up all of it.
 */
export function popoverPlace(at: DOMRect): CSSProperties {
  const least = Math.min(broadest, window.innerWidth - 2 * edge) / 2 + edge
  const middle = Math.min(window.innerWidth - least, Math.max(least, at.x + at.width / 2))
  const across = { '--middle': `${middle}px` } as CSSProperties
  const [over, under] = [at.top - 2 * edge, window.innerHeight - at.bottom - 2 * edge]
  if (Math.max(over, under) < leastHigh) return { ...across, bottom: edge, maxBlockSize: window.innerHeight - 2 * edge }
  return under >= over
    ? { ...across, top: Math.max(edge, at.bottom + edge), maxBlockSize: under }
    : { ...across, bottom: Math.max(edge, window.innerHeight - at.top + edge), maxBlockSize: over }
}
