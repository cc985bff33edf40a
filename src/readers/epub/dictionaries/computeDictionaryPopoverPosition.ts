import type { CSSProperties } from 'react'

const MAX_WIDTH_PX = 420
/** Minimum distance between the popover and the window edges, and between the popover and the text, in CSS pixels. */
const WINDOW_MARGIN_PX = 12
const MIN_HEIGHT_PX = 260

/**
 * Returns CSS variables with the position of the popover in a wide window. The popover is above or below the text, on
 * the side with more space. If both sides are too small, the popover is at the bottom of the window.
 * @param textRect  bounding box of the text, in CSS pixels of the window
 */
export function computeDictionaryPopoverPosition(textRect: DOMRect): CSSProperties {
  const minCenterX = Math.min(MAX_WIDTH_PX, window.innerWidth - 2 * WINDOW_MARGIN_PX) / 2 + WINDOW_MARGIN_PX
  const centerX = Math.min(window.innerWidth - minCenterX, Math.max(minCenterX, textRect.x + textRect.width / 2))
  const top = Math.max(WINDOW_MARGIN_PX, textRect.bottom + WINDOW_MARGIN_PX)
  const bottom = Math.max(WINDOW_MARGIN_PX, window.innerHeight - textRect.top + WINDOW_MARGIN_PX)
  const [heightBelow, heightAbove] = [top, bottom].map(offset => window.innerHeight - offset - WINDOW_MARGIN_PX) as [
    number,
    number,
  ]
  if (Math.max(heightAbove, heightBelow) < MIN_HEIGHT_PX)
    return positionStyle(centerX, 'auto', WINDOW_MARGIN_PX, window.innerHeight - 2 * WINDOW_MARGIN_PX)
  return heightBelow >= heightAbove
    ? positionStyle(centerX, top, 'auto', heightBelow)
    : positionStyle(centerX, 'auto', bottom, heightAbove)
}

/** Returns the position of the popover as CSS variables. The style sheet ignores these variables in narrow windows. */
function positionStyle(centerX: number, top: number | 'auto', bottom: number | 'auto', height: number): CSSProperties {
  const toPixels = (value: number | 'auto') => (value === 'auto' ? value : `${value}px`)
  return {
    '--middle': toPixels(centerX),
    '--top': toPixels(top),
    '--bottom': toPixels(bottom),
    '--high': toPixels(height),
  } as CSSProperties
}
