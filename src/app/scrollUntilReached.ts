import { getScrolledList } from '../components/scrolling/scrolledList'
import type { StoredScrollOffset } from '../preferences/scrollOffsetsOfTab'

/** Maximum time in milliseconds for reaching the stored scroll offset. The page may still grow during this time. */
const RESTORE_TIMEOUT_MS = 5000

/**
 * Scrolls to a stored scroll offset, and scrolls again while the page grows. Stops when the scroll offset is reached,
 * after user input, or after {@link RESTORE_TIMEOUT_MS}. If a list item was stored with the scroll offset, scrolls to
 * this item as soon as the row height of the list is known.
 * @param controller aborted by this function when the scrolling ends. The caller can abort it earlier to stop the
 *   scrolling
 */
export function scrollUntilReached({ top: topPx, item }: StoredScrollOffset, controller: AbortController) {
  const deadline = performance.now() + RESTORE_TIMEOUT_MS
  for (const gesture of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(gesture, () => controller.abort(), { signal: controller.signal, passive: true })
  }
  const step = () => {
    if (controller.signal.aborted) return
    const itemTopPx = item && getScrolledList()?.getScrollOffset(item)
    const top = itemTopPx ?? topPx
    const isReached = Math.abs(scrollY - top) < 1 && (item === undefined || itemTopPx !== undefined)
    if (performance.now() > deadline || isReached) return controller.abort()
    scrollTo({ top })
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
