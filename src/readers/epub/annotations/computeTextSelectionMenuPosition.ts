import type { CSSProperties } from 'react'

/** Height of the menu in CSS pixels, without and with the note field. */
const MENU_HEIGHT_PX = { alone: 112, withNote: 204 }
const WINDOW_MARGIN_PX = 8
/** Minimum space above the text at which the menu is placed there, in CSS pixels. */
const MIN_SPACE_ABOVE_PX = 150
/**
 * Gap between the text and the menu above the text, in CSS pixels. On touch screens, the gap leaves room for the
 * selection menu of the browser.
 */
const GAP_ABOVE_PX = { mouse: 10, touch: 64 }
/**
 * Gap between the text and the menu below the text, in CSS pixels. On touch screens, the gap leaves room for the
 * selection handles.
 */
const GAP_BELOW_PX = 32

/**
 * Returns the CSS position of the selection menu. With a mouse, the menu is above the selected text, or below the text
 * if the space above is too small. On a touch screen, the menu is below the text if the space is sufficient, because
 * the browser shows its own menu above the text.
 * @param textRect bounding box of the selected text, in CSS pixels of the window
 * @param isTouch whether the screen is a touch screen
 */
export function computeTextSelectionMenuPosition(textRect: DOMRect, hasNote: boolean, isTouch: boolean): CSSProperties {
  const height = hasNote ? MENU_HEIGHT_PX.withNote : MENU_HEIGHT_PX.alone
  const maxOffset = window.innerHeight - height - WINDOW_MARGIN_PX
  const centerX = Math.min(window.innerWidth - 150, Math.max(150, textRect.x + textRect.width / 2))
  const horizontal = { '--middle': `${centerX}px` } as CSSProperties
  const topBelow = textRect.bottom + GAP_BELOW_PX
  const isAbove = textRect.top > MIN_SPACE_ABOVE_PX && !(isTouch && topBelow <= maxOffset)
  return isAbove
    ? {
        ...horizontal,
        bottom: Math.min(maxOffset, window.innerHeight - textRect.top + GAP_ABOVE_PX[isTouch ? 'touch' : 'mouse']),
      }
    : { ...horizontal, top: Math.max(WINDOW_MARGIN_PX, Math.min(maxOffset, topBelow)) }
}
