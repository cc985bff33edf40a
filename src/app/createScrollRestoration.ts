import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { readScrollOffsetsInTab, storeScrollOffsetsInTab } from '../preferences/scrollOffsetsInTab'

/** Time limit in milliseconds for scrolling to the stored offset while the page still grows. */
const RESTORE_TIMEOUT_MS = 5000

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the page scrolls to the top after the navigation. Set by links to another list on the same page. */
    scrollToTop?: true
  }
}

/**
 * Creates the scroll restoration of the router. A new page starts at the top. Back and forward navigation restore the
 * scroll offset.
 * @returns `shouldRestore`: value of the router option `scrollRestoration`; `attachTo`: starts the restoration for a
 * router
 */
export function createScrollRestoration() {
  const scrollOffsets = readScrollOffsetsInTab()
  let restoresScroll = true
  return {
    shouldRestore: () => restoresScroll,
    attachTo(router: AnyRouter) {
      let isBackNavigation = false
      let pendingRestore: string | undefined
      let target: string | undefined
      let isRendered = false
      // Listens for the `popstate` event of the browser. A subscription to the router history would prevent the load
      // of the first page.
      addEventListener('popstate', () => {
        isBackNavigation = true
      })
      // The scroll offsets are stored for the case of a reload. Earlier history entries are still reachable then.
      addEventListener('pagehide', () => storeScrollOffsetsInTab(scrollOffsets))
      router.subscribe('onBeforeLoad', ({ pathChanged, fromLocation, toLocation }) => {
        // During a pending navigation, the user leaves the page that is still rendered.
        const previousKey = isRendered ? target : fromLocation && historyEntryKey(fromLocation)
        const nextKey = historyEntryKey(toLocation)
        // No offset is stored for a page that was not rendered. Reading `scrollY` forces a layout, so a reload does
        // not read `scrollY`.
        if (previousKey && previousKey !== nextKey && (isRendered || !scrollOffsets.has(previousKey)))
          scrollOffsets.set(previousKey, scrollY)
        // During a pending navigation, this code may run before the popstate listener. A stored offset then indicates
        // a back navigation.
        isBackNavigation ||= target !== undefined && nextKey !== target && scrollOffsets.has(nextKey)
        // A reload of the current entry must not scroll.
        const isOtherEntry = !fromLocation || historyEntryKey(fromLocation) !== nextKey
        restoresScroll =
          pathChanged || isBackNavigation || !fromLocation || (isOtherEntry && toLocation.state.scrollToTop === true)
        target = nextKey
        isRendered = false
        pendingRestore = isBackNavigation ? target : undefined
        isBackNavigation = false
      })
      // The event is ignored if the user has already left its page.
      router.subscribe('onRendered', ({ toLocation }) => {
        const key = historyEntryKey(toLocation)
        isRendered ||= key === target
        if (key !== pendingRestore) return
        pendingRestore = undefined
        const top = scrollOffsets.get(key)
        if (top) scrollUntilReached(top)
      })
    },
  }
}

const historyEntryKey = ({ href, state }: ParsedLocation) => state.__TSR_key ?? href

/** Scrolls to an offset in CSS pixels while the page grows. Stops at the offset, after user input, or at the time limit. */
function scrollUntilReached(top: number) {
  const deadline = performance.now() + RESTORE_TIMEOUT_MS
  const controller = new AbortController()
  for (const gesture of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(gesture, () => controller.abort(), { signal: controller.signal, passive: true })
  }
  const step = () => {
    if (controller.signal.aborted) return
    if (performance.now() > deadline || Math.abs(scrollY - top) < 1) return controller.abort()
    scrollTo({ top })
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
