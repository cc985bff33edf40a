import type { RouterHistory } from '@tanstack/react-router'
import { closeTopmostOverlay, hasOpenOverlay, overlayChangeEmitter } from './overlayStack'

/**
 * Makes back navigation close the topmost overlay, such as a dialog, instead of leaving the page.
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
 * Adds a copy of the first history entry when an overlay opens on this entry. Back navigation then leads from the copy
 * to the first entry, and the overlay closes. Without the copy, back navigation would leave the website. The router
 * does not see the copy.
 */
function duplicateFirstEntryForOverlays(history: RouterHistory): () => void {
  const controller = new AbortController()
  let duplicatedKey: string | undefined
  let isOnDuplicate = false
  const stopListening = overlayChangeEmitter.subscribe(() => {
    if (isOnDuplicate || !hasOpenOverlay() || history.canGoBack()) return
    duplicatedKey = history.location.state.__TSR_key
    // The original `pushState` is necessary, because the router replaces this method of `window.history`.
    History.prototype.pushState.call(window.history, { ...window.history.state, isDuplicate: true }, '')
    isOnDuplicate = true
  })
  // The page may change its address while the overlay is open, for example because the user selects another view. The
  // address then replaces the copy, and not the first entry.
  let replacedHref: string | undefined
  const stopObserving = history.subscribe(({ location, action }) => {
    if (action.type === 'PUSH') replacedHref = undefined
    if (action.type === 'REPLACE' && isOnDuplicate) replacedHref = location.href
  })
  const onPopState = (event: PopStateEvent) => {
    const state: HistoryEntryState = event.state
    const isLeavingDuplicate = isOnDuplicate
    isOnDuplicate = state?.isDuplicate === true
    // The first history entry and its copy show the same page. The router must therefore not receive the event of a
    // navigation between them.
    const isSameHistoryEntry = state?.__TSR_key === duplicatedKey && duplicatedKey === history.location.state.__TSR_key
    const hrefToKeep = isLeavingDuplicate && state?.__TSR_key === duplicatedKey ? replacedHref : undefined
    if (!isSameHistoryEntry && hrefToKeep === undefined) return
    event.stopImmediatePropagation()
    if (hrefToKeep !== undefined) history.replace(hrefToKeep)
    replacedHref = undefined
    // The back navigation has led from the copy of the first history entry to the first entry itself. If no overlay was
    // open, a second back navigation is necessary to leave the page.
    if (isLeavingDuplicate && !isOnDuplicate && !closeTopmostOverlay()) window.history.back()
  }
  addEventListener('popstate', onPopState, { capture: true, signal: controller.signal })
  return () => {
    controller.abort()
    stopObserving()
    stopListening()
  }
}

type HistoryEntryState = { __TSR_key?: string; isDuplicate?: boolean } | null
