import type { CSSProperties } from 'react'

/** Height of the menu in CSS pixels. `alone` is the height without the note field. */
const MENU_HEIGHT_PX = { alone: 112, withNote: 226 }
const WINDOW_MARGIN_PX = 8
/**
 * Gap between the selected text and a menu above it, in CSS pixels. On a touch screen, the browser shows its own
 * selection menu in this gap.
 */
const GAP_ABOVE_PX = { mouse: 10, touch: 64 }
/**
 * Gap between the selected text and a menu below it, in CSS pixels. On a touch screen, the browser shows selection
 * handles in this gap.
 */
const GAP_BELOW_PX = 32

/**
 * Returns the CSS position of the selection menu. On a touch screen, the browser shows its own menu above the selected
 * text. The selection menu is therefore below the text if there is enough space. With a mouse, the menu is above the
 * text if there is enough space.
 * @param textRect bounding box of the selected text, in CSS pixels of the window
 * @param isTouch whether the screen is a touch screen
 */
export function computeTextSelectionMenuPosition(textRect: DOMRect, hasNote: boolean, isTouch: boolean): CSSProperties {
  const height = hasNote ? MENU_HEIGHT_PX.withNote : MENU_HEIGHT_PX.alone
  const maxOffset = window.innerHeight - height - WINDOW_MARGIN_PX
  const centerX = Math.min(window.innerWidth - 150, Math.max(150, textRect.x + textRect.width / 2))
  const horizontal = { '--middle': `${centerX}px` } as CSSProperties
  const topBelow = textRect.bottom + GAP_BELOW_PX
  const gapAbove = GAP_ABOVE_PX[isTouch ? 'touch' : 'mouse']
  const isAbove = textRect.top >= height + gapAbove + WINDOW_MARGIN_PX && !(isTouch && topBelow <= maxOffset)
  return isAbove
    ? {
        ...horizontal,
        bottom: Math.min(maxOffset, window.innerHeight - textRect.top + gapAbove),
      }
    : { ...horizontal, top: Math.max(WINDOW_MARGIN_PX, Math.min(maxOffset, topBelow)) }
}
