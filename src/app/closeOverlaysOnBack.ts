import type { RouterHistory } from '@tanstack/react-router'
import { closeTopmostOverlay, hasOpenOverlay, overlayChangeEmitter } from '../components/overlays/overlayStack'

/**
 * Makes back navigation close the topmost overlay, such as a dialog. The page stays open.
 * @returns function that restores the normal back navigation
 */
export function closeOverlaysOnBack(history: RouterHistory): () => void {
  const allowBack = history.block({
    blockerFn: ({ action }) => action === 'BACK' && closeTopmostOverlay(),
    enableBeforeUnload: false,
  })
  const stopDuplicating = duplicateFirstEntryForOverlays(history)
  return () => {
    stopDuplicating()
    allowBack()
  }
}

/**
 * While an overlay is open on the first history entry, adds a duplicate of this entry. Without the duplicate, back
 * navigation would leave the website instead of closing the overlay. The router ignores the duplicate.
 */
function duplicateFirstEntryForOverlays(history: RouterHistory): () => void {
  const controller = new AbortController()
  let duplicatedKey: string | undefined
  let isOnDuplicate = false
  const stopListening = overlayChangeEmitter.subscribe(() => {
    if (isOnDuplicate || !hasOpenOverlay() || history.canGoBack()) return
    duplicatedKey = history.location.state.__TSR_key
    // Calls the original `pushState`, because the router replaces this method of `window.history`.
    History.prototype.pushState.call(window.history, { ...window.history.state, isDuplicate: true }, '')
    isOnDuplicate = true
  })
  const onPopState = (event: PopStateEvent) => {
    const state: HistoryEntryState = event.state
    const isLeavingDuplicate = isOnDuplicate
    isOnDuplicate = state?.isDuplicate === true
    // Hides navigations between the first history entry and its duplicate from the router.
    const isSameHistoryEntry = state?.__TSR_key === duplicatedKey && duplicatedKey === history.location.state.__TSR_key
    if (!isSameHistoryEntry) return
    event.stopImmediatePropagation()
    // The navigation has only left the duplicate, and no overlay was open. Goes back once more, so that the user leaves
    // the page.
    if (isLeavingDuplicate && !isOnDuplicate && !closeTopmostOverlay()) window.history.back()
  }
  addEventListener('popstate', onPopState, { capture: true, signal: controller.signal })
  return () => {
    controller.abort()
    stopListening()
  }
}

type HistoryEntryState = { __TSR_key?: string; isDuplicate?: boolean } | null
