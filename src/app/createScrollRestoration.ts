import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { readScrollOffsetsInTab, storeScrollOffsetsInTab } from '../preferences/scrollOffsetsInTab'

/** Time limit for reaching the stored scroll offset while the page grows. */
const RESTORE_TIMEOUT_MS = 5000

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Scroll to the top after the navigation. Links to another list on the same page set this flag. */
    scrollToTop?: true
  }
}

/**
 * Creates the scroll restoration of the router. A new page starts at the top. Back and forward navigation restore the scroll offset. A
 * change of the query string alone does not scroll, unless the link sets `scrollToTop`.
 * @returns `shouldRestore`: value of the router option `scrollRestoration`; `attachTo`: starts the restoration for a router
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
      // Listens for the browser event, because a subscription to the router history would prevent the load of the first
      // page.
      addEventListener('popstate', () => {
        isBackNavigation = true
      })
      // The offsets are stored, because earlier history entries are reachable after a reload.
      addEventListener('pagehide', () => storeScrollOffsetsInTab(scrollOffsets))
      router.subscribe('onBeforeLoad', ({ pathChanged, fromLocation, toLocation }) => {
        // The user leaves the rendered page, even if the router has not resolved its navigation.
        const previousKey = isRendered ? target : fromLocation && historyEntryKey(fromLocation)
        const nextKey = historyEntryKey(toLocation)
        // If the target was not rendered, `scrollY` belongs to another page, whose offset is already stored.
        // A reload of the same entry stores nothing, because reading `scrollY` would force a layout during rendering.
        if (previousKey && previousKey !== nextKey && (isRendered || !scrollOffsets.has(previousKey)))
          scrollOffsets.set(previousKey, scrollY)
        // During a pending navigation, the router starts before the popstate listener runs. A stored offset then shows that the
        // navigation goes back. The router restores the first page itself.
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
      // This event may belong to a page that the user has already left.
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
