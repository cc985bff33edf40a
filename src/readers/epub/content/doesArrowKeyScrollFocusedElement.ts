import { SCROLLABLE_WIDE_CONTENT_ATTRIBUTE } from './cssRules/createWideContentCssRules'

/**
 * Whether an arrow key scrolls the focused formula or preformatted text. Returns false if the content is already
 * scrolled to its end, so that the key turns the page.
 */
export function doesArrowKeyScrollFocusedElement({
  key,
  target,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: KeyboardEvent): boolean {
  if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || altKey || ctrlKey || metaKey || shiftKey) return false
  const box = (target as Partial<Element> | null)?.closest?.(`[${SCROLLABLE_WIDE_CONTENT_ATTRIBUTE}]`)
  if (!box) return false
  const distance = box.scrollWidth - box.clientWidth
  const isRightToLeft = box.ownerDocument.defaultView?.getComputedStyle(box).direction === 'rtl'
  const fromLeft = isRightToLeft ? box.scrollLeft + distance : box.scrollLeft
  return key === 'ArrowLeft' ? fromLeft > 1 : fromLeft < distance - 1
}
