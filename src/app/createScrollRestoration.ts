import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { readScrollOffsetsInTab, storeScrollOffsetsInTab } from '../preferences/scrollOffsetsInTab'

/** Time limit for reaching the stored scroll offset while the page still grows, in milliseconds. */
const RESTORE_TIMEOUT_MS = 5000

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set by links to another list on the same page: scroll to the top. */
    fromTop?: true
  }
}

/**
 * Creates the scroll restoration of the router. A new page starts at the top, back and forward restore the scroll offset, and a
 * change of only the query string does not scroll, unless the link sets `fromTop`.
 * @returns `applies` for the router option `scrollRestoration`, `follow` to call with the router
 */
export function createScrollRestoration() {
  const scrollOffsets = readScrollOffsetsInTab()
  let scrolls = true
  return {
    shouldRestore: () => scrolls,
    attachTo(router: AnyRouter) {
      let isBackNavigation = false
      let pendingRestore: string | undefined
      let target: string | undefined
      let isRendered = false
      // A subscription to the router history would prevent the router from loading the first page by itself.
      addEventListener('popstate', () => {
        isBackNavigation = true
      })
      // After a reload, earlier history entries are still reachable.
      addEventListener('pagehide', () => storeScrollOffsetsInTab(scrollOffsets))
      router.subscribe('onBeforeLoad', ({ pathChanged, fromLocation, toLocation }) => {
        // A rendered page is the one being left, even if the router has not resolved its navigation.
        const leftKey = isRendered ? target : fromLocation && historyEntryKey(fromLocation)
        const nextKey = historyEntryKey(toLocation)
        // If the target was not rendered, the offset of the previous page is already stored and `scrollY` belongs to another page.
        // Reload of the same entry stores nothing, because reading `scrollY` would force a layout during rendering.
        if (leftKey && leftKey !== nextKey && (isRendered || !scrollOffsets.has(leftKey)))
          scrollOffsets.set(leftKey, scrollY)
        // During a pending navigation, the router starts before the popstate listener runs.
        // The router restores the first page of the program itself.
        isBackNavigation ||= target !== undefined && nextKey !== target && scrollOffsets.has(nextKey)
        // A reload of the current entry is no navigation.
        const isOtherEntry = !fromLocation || historyEntryKey(fromLocation) !== nextKey
        scrolls =
          pathChanged || isBackNavigation || !fromLocation || (isOtherEntry && toLocation.state.fromTop === true)
        target = nextKey
        isRendered = false
        pendingRestore = isBackNavigation ? target : undefined
        isBackNavigation = false
      })
      // The event for a page that was left before rendering may arrive after the back navigation has started.
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

/** Scrolls while the page grows, until the offset is reached, the user interacts, or the time limit ends. */
function scrollUntilReached(top: number) {
  const deadline = performance.now() + RESTORE_TIMEOUT_MS
  const stop = new AbortController()
  for (const gesture of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(gesture, () => stop.abort(), { signal: stop.signal, passive: true })
  }
  const step = () => {
    if (stop.signal.aborted) return
    if (performance.now() > deadline || Math.abs(scrollY - top) < 1) return stop.abort()
    scrollTo({ top })
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
