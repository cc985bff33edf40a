import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { readScrollOffsetsOfTab, storeScrollOffsetsOfTab } from '../preferences/scrollOffsetsOfTab'

/** Time limit in milliseconds for scrolling to the stored offset while the page still grows. */
const RESTORE_TIMEOUT_MS = 5000

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * Whether the page scrolls to the top after the navigation. Set by links that show another list on the same page.
     */
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
  const scrollOffsets = readScrollOffsetsOfTab()
  let restoresScroll = true
  return {
    shouldRestore: () => restoresScroll,
    attachTo(router: AnyRouter) {
      let isBackNavigation = false
      let pendingRestore: string | undefined
      let target: string | undefined
      let isRendered = false
      // Listens for the `popstate` event of the browser, because a subscription to the router history would prevent the
      // load of the first page.
      addEventListener('popstate', () => {
        isBackNavigation = true
      })
      // Stores the scroll offsets when the page closes or reloads. After a reload, the user can still go back to
      // earlier history entries.
      addEventListener('pagehide', () => storeScrollOffsetsOfTab(scrollOffsets))
      router.subscribe('onBeforeLoad', ({ pathChanged, fromLocation, toLocation }) => {
        // Until the previous navigation has been rendered, the screen still shows `fromLocation`.
        const previousKey = isRendered ? target : fromLocation && historyEntryKey(fromLocation)
        const nextKey = historyEntryKey(toLocation)
        // Stores the scroll offset of the page that the user leaves. A page that was not rendered retains its stored
        // offset.
        if (previousKey && previousKey !== nextKey && (isRendered || !scrollOffsets.has(previousKey)))
          scrollOffsets.set(previousKey, scrollY)
        // A history entry with a stored scroll offset was visited before, so this is a back or forward navigation. This
        // check is necessary, because the `popstate` listener may run after this function.
        isBackNavigation ||= target !== undefined && nextKey !== target && scrollOffsets.has(nextKey)
        // Loading the current history entry again must not scroll.
        const isOtherEntry = !fromLocation || historyEntryKey(fromLocation) !== nextKey
        restoresScroll =
          pathChanged || isBackNavigation || !fromLocation || (isOtherEntry && toLocation.state.scrollToTop === true)
        target = nextKey
        isRendered = false
        pendingRestore = isBackNavigation ? target : undefined
        isBackNavigation = false
      })
      // Restores the scroll offset after the page has been rendered, unless the user has already navigated to another
      // page.
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

/**
 * Scrolls to an offset in CSS pixels while the page grows. Stops at the offset, after user input, or at the time limit.
 */
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
