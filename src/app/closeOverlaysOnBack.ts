import type { RouterHistory } from '@tanstack/react-router'
import { closeTopmostOverlay, hasOpenOverlay, overlaysChanged } from '../components/overlays/overlayStack'

/**
 * Lets back navigation close the topmost overlay, such as a sheet or dialog, instead of leaving the page.
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
 * Duplicates the first history entry while an overlay is open on it. Back navigation from the first entry would leave the document, which a
 * page cannot prevent. The router does not see the duplicate.
 */
function duplicateFirstEntryForOverlays(history: RouterHistory): () => void {
  const controller = new AbortController()
  let duplicatedKey: string | undefined
  let isOnDuplicate = false
  const stopListening = overlaysChanged.subscribe(() => {
    if (isOnDuplicate || !hasOpenOverlay() || history.canGoBack()) return
    duplicatedKey = history.location.state.__TSR_key
    // The router replaces the method of `window.history`.
    History.prototype.pushState.call(window.history, { ...window.history.state, isDuplicate: true }, '')
    isOnDuplicate = true
  })
  const onPopState = (event: PopStateEvent) => {
    const state: HistoryEntryState = event.state
    const isLeavingDuplicate = isOnDuplicate
    isOnDuplicate = state?.isDuplicate === true
    // For the router, the entry and its duplicate are the same place.
    const isSamePlace = state?.__TSR_key === duplicatedKey && duplicatedKey === history.location.state.__TSR_key
    if (!isSamePlace) return
    event.stopImmediatePropagation()
    // Without an open overlay, the duplicate is skipped.
    if (isLeavingDuplicate && !isOnDuplicate && !closeTopmostOverlay()) window.history.back()
  }
  addEventListener('popstate', onPopState, { capture: true, signal: controller.signal })
  return () => {
    controller.abort()
    stopListening()
  }
}

type HistoryEntryState = { __TSR_key?: string; isDuplicate?: boolean } | null
