import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { getScrolledList } from '../components/scrolling/scrolledList'
import { readScrollOffsetsOfTab, storeScrollOffsetsOfTab } from '../preferences/scrollOffsetsOfTab'

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
      let restoring: AbortController | undefined
      // Listens to the browser event `popstate` instead of the router history. If the history had a subscriber, the
      // router would not load the first page.
      addEventListener('popstate', () => {
        isBackNavigation = true
      })
      // Stores the scroll offsets when the page closes or reloads. After a reload, back navigation can then restore the
      // scroll offsets of earlier history entries.
      addEventListener('pagehide', () => storeScrollOffsetsOfTab(scrollOffsets))
      router.subscribe('onBeforeLoad', ({ pathChanged, fromLocation, toLocation }) => {
        // If the previous navigation has not been rendered yet, the screen still shows `fromLocation`. The scroll
        // offset then belongs to `fromLocation`.
        const previousKey = isRendered ? target : fromLocation && historyEntryKey(fromLocation)
        const nextKey = historyEntryKey(toLocation)
        // Stores the scroll offset of the page that the user leaves. Exception: if an offset is already stored and the
        // previous navigation has not been rendered yet, the stored offset stays unchanged.
        if (previousKey && previousKey !== nextKey && (isRendered || !scrollOffsets.has(previousKey)))
          scrollOffsets.set(previousKey, { top: scrollY, item: getScrolledList()?.readPosition() })
        // The `popstate` listener above may run after this listener. Therefore also treats the navigation as a back or
        // forward navigation if a scroll offset is stored for the new history entry.
        isBackNavigation ||= target !== undefined && nextKey !== target && scrollOffsets.has(nextKey)
        if (pathChanged || isBackNavigation) restoring?.abort()
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
        if (!offset?.top) return
        const controller = new AbortController()
        restoring = controller
        // Imports the module dynamically, so that the pages outside the app shell, such as the readers, do not load the
        // module. On all other pages, the app shell has already loaded the module.
        void import('./scrollUntilReached').then(module => module.scrollUntilReached(offset, controller))
      })
    },
  }
}

const historyEntryKey = ({ href, state }: ParsedLocation) => state.__TSR_key ?? href
