import type { CSSProperties } from 'react'

/** Height of the menu with and without the note field, in CSS pixels. */
const MENU_HEIGHT_PX = { alone: 112, withNote: 204 }
const WINDOW_MARGIN_PX = 8

/**
 * Returns the CSS position of the selection menu. The menu is above the selected text, or below the text if there is no
 * space above. Below the text, a gap stays free for the selection handles of touch screens.
 * @param textRect bounding box of the selected text, in CSS pixels of the window
 */
export function computeTextSelectionMenuPosition(textRect: DOMRect, hasNote: boolean): CSSProperties {
  const height = hasNote ? MENU_HEIGHT_PX.withNote : MENU_HEIGHT_PX.alone
  const maxOffset = window.innerHeight - height - WINDOW_MARGIN_PX
  const centerX = Math.min(window.innerWidth - 150, Math.max(150, textRect.x + textRect.width / 2))
  const horizontal = { '--middle': `${centerX}px` } as CSSProperties
  return textRect.top > 150
    ? { ...horizontal, bottom: Math.min(maxOffset, window.innerHeight - textRect.top + 10) }
    : { ...horizontal, top: Math.max(WINDOW_MARGIN_PX, Math.min(maxOffset, textRect.bottom + 28)) }
}
