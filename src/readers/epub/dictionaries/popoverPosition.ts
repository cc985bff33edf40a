import type { CSSProperties } from 'react'

/** Maximum width of the popover, in CSS pixels. */
const broadest = 420
/** Minimum distance to the window edges and to the text, in CSS pixels. */
const edge = 12
/** Minimum height available for the popover, in CSS pixels. */
const leastHigh = 260

/**
 * Returns the CSS variables that position the popover in a wide window: below or above the text, where there is more room. The popover
 * covers the text when neither side has the minimum height.
 * @param at  bounding box of the text, in CSS pixels of the window
 */
export function popoverPosition(at: DOMRect): CSSProperties {
  const least = Math.min(broadest, window.innerWidth - 2 * edge) / 2 + edge
  const middle = Math.min(window.innerWidth - least, Math.max(least, at.x + at.width / 2))
  const top = Math.max(edge, at.bottom + edge)
  const bottom = Math.max(edge, window.innerHeight - at.top + edge)
  const [under, over] = [top, bottom].map(free => window.innerHeight - free - edge) as [number, number]
  if (Math.max(over, under) < leastHigh) return placed(middle, 'auto', edge, window.innerHeight - 2 * edge)
  return under >= over ? placed(middle, top, 'auto', under) : placed(middle, 'auto', bottom, over)
}

/** Sets CSS variables, as the style sheet ignores them in narrow windows, where the popover is a bottom sheet. */
function placed(middle: number, top: number | 'auto', bottom: number | 'auto', high: number): CSSProperties {
  const pixels = (value: number | 'auto') => (value === 'auto' ? value : `${value}px`)
  return {
    '--middle': pixels(middle),
    '--top': pixels(top),
    '--bottom': pixels(bottom),
    '--high': pixels(high),
  } as CSSProperties
}
