import type { CSSProperties } from 'react'

/** How broad the popover is at most, what is left free around it, and how high it must be able to be, in CSS pixels. */
const broadest = 420
const edge = 12
const leastHigh = 260

/**
 * Where the popover stands in a wide window: under the words or over them, where there is more room; over the page where they
 * take up all of it.
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

/** As variables: a narrow window has it at its lower edge whatever they say. */
function placed(middle: number, top: number | 'auto', bottom: number | 'auto', high: number): CSSProperties {
  const pixels = (value: number | 'auto') => (value === 'auto' ? value : `${value}px`)
  return {
    '--middle': pixels(middle),
    '--top': pixels(top),
    '--bottom': pixels(bottom),
    '--high': pixels(high),
  } as CSSProperties
}
