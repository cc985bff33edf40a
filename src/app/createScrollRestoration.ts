import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { getScrollOffsetInScrolledList, readScrolledListPosition } from '../components/scrolling/scrolledList'
import {
  readScrollOffsetsOfTab,
  type StoredScrollOffset,
  storeScrollOffsetsOfTab,
} from '../preferences/scrollOffsetsOfTab'

/** Maximum time in milliseconds for reaching the stored scroll offset. The page may still grow during this time. */
const RESTORE_TIMEOUT_MS = 5000

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * Whether the page scrolls to the top after the navigation. Links that show another list on the same page set this
     * property.
     */
    scrollToTop?: true
  }
}

/**
 * Creates the scroll restoration of the router. A new page starts at the top. Back and forward navigation restore the
 * scroll offset.
 * @returns `shouldRestore` is the value of the router option `scrollRestoration`. `attachTo` starts the restoration for
 *   a router.
 */
export function createScrollRestoration() {
  const scrollOffsets = readScrollOffsetsOfTab()
  let restoresScroll = true
  return {
    shouldRestore: () => restoresScroll,
    attachTo(router: AnyRouter) {
      let isBackNavigation = false
      let pendingRestore: string | undefined
      let target: string | undefined
      let isRendered = false
      // Listens to the browser event `popstate` instead of the router history. If the history had a subscriber, the
      // router would not load the first page.
      addEventListener('popstate', () => {
        isBackNavigation = true
      })
      // Stores the scroll offsets when the page closes or reloads. After a reload, the user can still go back to
      // earlier history entries.
      addEventListener('pagehide', () => storeScrollOffsetsOfTab(scrollOffsets))
      router.subscribe('onBeforeLoad', ({ pathChanged, fromLocation, toLocation }) => {
        // If the previous navigation has not been rendered yet, the screen still shows `fromLocation`. The scroll
        // offset then belongs to `fromLocation`.
        const previousKey = isRendered ? target : fromLocation && historyEntryKey(fromLocation)
        const nextKey = historyEntryKey(toLocation)
        // Stores the scroll offset of the page that the user leaves. If the page was never rendered, its stored offset
        // stays unchanged.
        if (previousKey && previousKey !== nextKey && (isRendered || !scrollOffsets.has(previousKey)))
          scrollOffsets.set(previousKey, { top: scrollY, item: readScrolledListPosition() })
        // If the next history entry has a stored scroll offset, the navigation is a back or forward navigation. This
        // check is necessary, because the `popstate` listener may run after this function.
        isBackNavigation ||= target !== undefined && nextKey !== target && scrollOffsets.has(nextKey)
        // If the router loads the current history entry again, the page must not scroll.
        const isOtherEntry = !fromLocation || historyEntryKey(fromLocation) !== nextKey
        restoresScroll =
          pathChanged || isBackNavigation || !fromLocation || (isOtherEntry && toLocation.state.scrollToTop === true)
        target = nextKey
        isRendered = false
        pendingRestore = isBackNavigation ? target : undefined
        isBackNavigation = false
      })
      // Restores the scroll offset after the page has been rendered. Does nothing if the user has already navigated to
      // another page.
      router.subscribe('onRendered', ({ toLocation }) => {
        const key = historyEntryKey(toLocation)
        isRendered ||= key === target
        if (key !== pendingRestore) return
        pendingRestore = undefined
        const offset = scrollOffsets.get(key)
        if (offset?.top) scrollUntilReached(offset)
      })
    },
  }
}

const historyEntryKey = ({ href, state }: ParsedLocation) => state.__TSR_key ?? href

/**
 * Scrolls to an offset, again and again while the page grows. Stops when the offset is reached, after user input, or at
 * the time limit. If the offset has a list item, waits for the list, because its rows may now have another size.
 */
function scrollUntilReached({ top: topPx, item }: StoredScrollOffset) {
  const deadline = performance.now() + RESTORE_TIMEOUT_MS
  const controller = new AbortController()
  for (const gesture of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(gesture, () => controller.abort(), { signal: controller.signal, passive: true })
  }
  const step = () => {
    if (controller.signal.aborted) return
    const itemTopPx = item && getScrollOffsetInScrolledList(item)
    const top = itemTopPx ?? topPx
    const isReached = Math.abs(scrollY - top) < 1 && (item === undefined || itemTopPx !== undefined)
    if (performance.now() > deadline || isReached) return controller.abort()
    scrollTo({ top })
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
