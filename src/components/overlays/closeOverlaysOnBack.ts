import type { RouterHistory } from '@tanstack/react-router'
import { closeOverlayOnBackKey } from './closeOverlayOnBackKey'
import {
  COPY_POSITION_SHIFT,
  type HistoryEntry,
  type HistoryMethod,
  type HistoryWrite,
  readCurrentEntry,
  writeHistory,
} from './historyEntry'
import { isStillOnLoadedCopy, setPopStateInterceptor } from './interceptPopState'
import { closeTopmostOverlay, hasOpenOverlay, needsHistoryEntry, overlayChangeEmitter } from './overlayStack'

let active: { history: RouterHistory; stop: () => void } | undefined

/**
 * While an overlay is open, {@link OverlayBackNavigation} can add a copy of the first history entry. When all overlays
 * are closed, a back navigation removes the copy. This constant is the delay of the removal in milliseconds. Without
 * the delay, the removal would cancel another navigation that starts at the same time.
 */
export const COPY_REMOVAL_DELAY_MS = 1_000

/**
 * Makes back navigation close the topmost overlay, such as a dialog, instead of leaving the page. Also handles the Back
 * key of remote controls. A call with another history ends the handling of the previous history.
 * @param removalDelayMs time in milliseconds, see {@link COPY_REMOVAL_DELAY_MS}. Tests use a shorter time.
 * @returns function that restores the normal back navigation
 */
export function closeOverlaysOnBack(history: RouterHistory, removalDelayMs = COPY_REMOVAL_DELAY_MS): () => void {
  if (active?.history === history) return active.stop
  active?.stop()
  const navigation = new OverlayBackNavigation(history, removalDelayMs)
  const controller = new AbortController()
  const { signal } = controller
  addEventListener('keydown', closeOverlayOnBackKey, { capture: true, signal })
  addEventListener('beforeunload', () => navigation.onBeforeUnload(), { signal })
  setPopStateInterceptor(() => navigation.onPopState())
  const unsubscribe = overlayChangeEmitter.subscribe(() => navigation.onOverlayChange())
  const restoreHistory = navigation.interceptHistory()
  navigation.onOverlayChange()
  const stop = () => {
    controller.abort()
    setPopStateInterceptor(undefined)
    unsubscribe()
    restoreHistory()
    active = undefined
  }
  active = { history, stop }
  return stop
}

/** Maximum time in milliseconds for which history writes wait while `OverlayBackNavigation` navigates. */
const MAX_NAVIGATION_MS = 5_000

/**
 * Detects back navigation while an overlay is open, returns to the history entry of the page, and then closes the
 * overlay. The router sees none of these navigations.
 *
 * On the first history entry, back navigation would leave the website. If {@link needsHistoryEntry} is true, this class
 * therefore adds a copy of the first entry. Back navigation then leads from the copy to the first entry. The router
 * writes state and URL only to the current entry, so the copy and the first entry can differ. After a navigation
 * between these two entries, this class writes the latest state and URL to the entry that is now current.
 */
class OverlayBackNavigation {
  #history: RouterHistory
  #removalDelayMs: number
  #removalTimer: ReturnType<typeof setTimeout> | undefined
  #entry = readCurrentEntry()
  /** Position of the history entry to which this class is navigating. */
  #target: number | undefined
  #closesOverlayAtTarget = false
  /**
   * Timer that limits the wait for the navigation to the position `#target`. While the timer runs, changes of the URL
   * wait for the end of this navigation.
   */
  #timeout: ReturnType<typeof setTimeout> | undefined
  #waitingWrites: [HistoryMethod, HistoryWrite][] = []
  #isLeavingPage = false
  #isUnloading = false
  /**
   * State and URL for the first history entry. This class writes them when the browser enters the first entry.
   * Undefined if there is nothing to write.
   */
  #contentOfFirst: HistoryEntry | undefined

  constructor(history: RouterHistory, removalDelayMs: number) {
    this.#history = history
    this.#removalDelayMs = removalDelayMs
    if (!isStillOnLoadedCopy() || this.#entry.position !== 0) return
    // The page was reloaded while the current entry was the copy of the first history entry. The router has already
    // replaced the state of the current entry, and has thereby removed the mark `isCopy`.
    writeHistory('replaceState', [{ ...this.#entry.state, isCopy: true }, ''])
    this.#entry = readCurrentEntry()
  }

  /**
   * Prevents the removal of the copy of the first history entry until an overlay opens. The removal would cancel the
   * navigation to another document or the start of a download.
   */
  onBeforeUnload(): void {
    this.#isUnloading = true
  }

  onOverlayChange(): void {
    this.#isUnloading &&= !hasOpenOverlay()
    clearTimeout(this.#removalTimer)
    if (needsHistoryEntry()) this.#addCopyOfFirstEntry()
    else if (this.#entry.state?.isCopy)
      this.#removalTimer = setTimeout(() => this.#removeUnusedCopy(), this.#removalDelayMs)
  }

  /** Handles a back or forward navigation. Returns true if the router must not see the navigation. */
  onPopState(): boolean {
    const previous = this.#entry
    this.#entry = readCurrentEntry()
    const { position } = this.#entry
    const isToOrFromCopy = Math.abs(position - previous.position) === COPY_POSITION_SHIFT
    if (isToOrFromCopy) this.#replaceContent(previous)
    else if (position === 0) this.#replaceContent(this.#contentOfFirst)
    if (position === 0) this.#contentOfFirst = undefined
    const closesOverlay = !this.#isLeavingPage && hasOpenOverlay()
    this.#isLeavingPage = false
    if (this.#isOnWayToTarget(previous.position)) {
      if (position === this.#target) this.#onArrival()
      return true
    }
    const isBack = position < previous.position && position >= previous.position - 1
    if (isBack && closesOverlay) {
      this.#navigate('forward', this.#target ?? previous.position, true)
      return true
    }
    // Discards the waiting history writes, because the user has left the page to which they belong.
    this.#waitingWrites = []
    this.#stopWaiting()
    if (isToOrFromCopy && isBack) window.history.back()
    else this.onOverlayChange()
    return isToOrFromCopy
  }

  /**
   * Intercepts the history writes of the router. During a navigation, delays these writes. If the current entry is the
   * copy of the first entry, modifies them (see `#write`). Also detects when the program itself navigates back. Returns
   * a function that ends the interception.
   */
  interceptHistory(): () => void {
    const { pushState, replaceState } = window.history
    const { back } = this.#history
    window.history.pushState = (...write) => this.#write('pushState', write, pushState)
    window.history.replaceState = (...write) => this.#write('replaceState', write, replaceState)
    this.#history.back = options => {
      this.#isLeavingPage = true
      back(options)
    }
    return () => {
      clearTimeout(this.#removalTimer)
      this.#stopWaiting()
      Object.assign(window.history, { pushState, replaceState })
      this.#history.back = back
    }
  }

  #addCopyOfFirstEntry(): void {
    const { state } = this.#entry
    // Adds the copy only if the router and the browser are at the same history entry. `__TSR_key` identifies an entry.
    // The router and the browser are at different entries during a navigation, and in tests whose router does not use
    // the browser history.
    const isRouterAtEntry = state?.__TSR_key === this.#history.location.state.__TSR_key
    if (state?.isCopy || this.#timeout !== undefined || this.#history.canGoBack() || !isRouterAtEntry) return
    writeHistory('pushState', [{ ...state, isCopy: true }, ''])
    this.#entry = readCurrentEntry()
  }

  #removeUnusedCopy(): void {
    const isActive = active?.history === this.#history
    const isInUse = this.#isUnloading || needsHistoryEntry()
    if (isActive && this.#entry.state?.isCopy && this.#timeout === undefined && !isInUse)
      this.#navigate('back', 0, false)
  }

  #navigate(direction: 'back' | 'forward', target: number, closesOverlay: boolean): void {
    this.#target = target
    this.#closesOverlayAtTarget = closesOverlay
    clearTimeout(this.#timeout)
    this.#timeout = setTimeout(() => this.#flushWrites(), MAX_NAVIGATION_MS)
    window.history[direction]()
  }

  #isOnWayToTarget(previous: number): boolean {
    const { position } = this.#entry
    if (this.#target === undefined) return false
    return this.#target > previous
      ? position > previous && position <= this.#target
      : position < previous && position >= this.#target
  }

  #onArrival(): void {
    this.#stopWaiting()
    if (this.#closesOverlayAtTarget) closeTopmostOverlay()
    this.onOverlayChange()
  }

  #stopWaiting(): void {
    this.#target = undefined
    this.#flushWrites()
  }

  /**
   * Executes the waiting writes. If a waiting write is a `pushState`, `#write` clears `#target`. Otherwise, `#target`
   * does not change, because the navigation to `#target` may still be running. For example, this navigation can take
   * longer than {@link MAX_NAVIGATION_MS} in a suspended tab.
   */
  #flushWrites(): void {
    clearTimeout(this.#timeout)
    this.#timeout = undefined
    for (const [method, write] of this.#waitingWrites.splice(0))
      this.#write(method, write, (...args) => writeHistory(method, args))
  }

  #write(method: HistoryMethod, write: HistoryWrite, original: History['pushState']): void {
    if (this.#timeout !== undefined) {
      this.#waitingWrites.push([method, write])
      return
    }
    if (method === 'pushState') this.#target = undefined
    if (!this.#entry.state?.isCopy) original.apply(window.history, write)
    else if (method === 'pushState') {
      // The current entry is the copy of the first history entry. The entry of the new page replaces this copy, so that
      // the copy does not stay in the history.
      this.#contentOfFirst = this.#entry
      writeHistory('replaceState', write)
    } else {
      const [state, ...rest] = write
      writeHistory('replaceState', [{ ...state, isCopy: true }, ...rest])
    }
    this.#entry = readCurrentEntry()
  }

  /** Replaces state and URL of the current history entry by those of another entry. */
  #replaceContent(source: HistoryEntry | undefined): void {
    if (!source || source.state?.__TSR_key === this.#entry.state?.__TSR_key) return
    const { isCopy, ...state } = source.state ?? {}
    writeHistory('replaceState', [this.#entry.state?.isCopy ? { ...state, isCopy: true } : state, '', source.url])
    this.#entry = readCurrentEntry()
  }
}
