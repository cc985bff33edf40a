import type { RouterHistory } from '@tanstack/react-router'
import { setPopStateInterceptor } from './interceptPopState'
import { closeTopmostOverlay, hasOpenOverlay, overlayChangeEmitter } from './overlayStack'

let active: { history: RouterHistory; stop: () => void } | undefined

/**
 * Makes back navigation close the topmost overlay, such as a dialog, instead of leaving the page. Also handles the Back
 * key of remote controls. A call with another history ends the handling of the previous history, and a repeated call
 * with the same history has no effect.
 * @returns function that restores the normal back navigation
 */
export function closeOverlaysOnBack(history: RouterHistory): () => void {
  if (active?.history === history) return active.stop
  active?.stop()
  const navigation = new OverlayBackNavigation(history)
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

/** Key codes of the Back key on televisions whose browsers do not report a key name: LG webOS and Samsung Tizen. */
const backKeyCodes: readonly number[] = [461, 10009]

function closeOverlayOnBackKey(event: KeyboardEvent): void {
  const isBackKey = ['GoBack', 'BrowserBack'].includes(event.key) || backKeyCodes.includes(event.keyCode)
  if (!isBackKey || !hasOpenOverlay()) return
  // Prevents the back navigation that browsers start after this key press.
  event.preventDefault()
  event.stopImmediatePropagation()
  if (!event.repeat) closeTopmostOverlay()
}

interface HistoryEntry {
  readonly key: string | undefined
  readonly index: number
  readonly isCopy: boolean
}

type HistoryMethod = 'pushState' | 'replaceState'
type HistoryWrite = Parameters<History['pushState']>

/**
 * Detects back navigation while an overlay is open, returns to the history entry of the page, and then closes the
 * overlay. The router sees none of these navigations.
 *
 * On the first history entry, back navigation would leave the website. A copy of this entry is therefore added while an
 * overlay is open, and back navigation leads from the copy to the first entry.
 */
class OverlayBackNavigation {
  #history: RouterHistory
  #entry = readCurrentEntry()
  /** Key of the history entry that has a copy. */
  #keyOfFirst: string | undefined
  /** Index of the history entry to which the browser returns before an overlay closes. */
  #returningTo: number | undefined
  #isReturningToCopy = false
  #isRemovingCopy = false
  #isLeavingPage = false
  #isUnloading = false
  /** Writes of the router that wait until the copy of the first history entry is removed. */
  #waitingWrites: [HistoryMethod, HistoryWrite][] = []
  /**
   * Writes that must change an original history entry, by key of this entry. A write waits until the browser has left
   * the copy of the entry.
   */
  #replacements = new Map<string | undefined, HistoryWrite>()

  constructor(history: RouterHistory) {
    this.#history = history
    // After a reload, the current history entry can be a copy.
    if (this.#entry.isCopy) this.#keyOfFirst = this.#entry.key
  }

  /**
   * Prevents the removal of the copy of the first history entry. The removal would cancel the navigation to another
   * document or the start of a download.
   */
  onBeforeUnload(): void {
    this.#isUnloading = true
  }

  onOverlayChange(): void {
    this.#isUnloading &&= !hasOpenOverlay()
    if (hasOpenOverlay()) this.#addCopyOfFirstEntry()
    // Waits, because a click often closes a menu and opens a dialog or another page.
    else if (this.#entry.isCopy) runInNextTask(() => this.#removeUnusedCopy())
  }

  /** Handles a back or forward navigation. Returns true if the router must not see it. */
  onPopState(): boolean {
    this.#writeReplacement()
    const previous = this.#entry
    this.#entry = readCurrentEntry()
    const isLeavingPage = this.#isLeavingPage
    this.#isLeavingPage = false
    const { isCopy } = this.#entry
    if (isCopy !== previous.isCopy && (isCopy ? previous : this.#entry).key === this.#keyOfFirst) {
      if (isCopy) this.#onCopyEntered()
      else this.#onCopyLeft()
      return true
    }
    return this.#onEntryChange(previous.index, !isLeavingPage && hasOpenOverlay())
  }

  /**
   * Intercepts the writes of the router to the browser history, because writes need special handling at the copy of the
   * first history entry. Also detects when the program itself navigates back. Returns a function that ends the
   * interception.
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
      Object.assign(window.history, { pushState, replaceState })
      this.#history.back = back
    }
  }

  #addCopyOfFirstEntry(): void {
    const { state } = this.#history.location
    // The key of the router and the key of the current history entry differ during a navigation. They also differ in
    // tests whose router does not use the browser history.
    if (this.#entry.isCopy || this.#history.canGoBack() || this.#entry.key !== state.__TSR_key) return
    this.#keyOfFirst = this.#entry.key
    writeHistory('pushState', [{ ...window.history.state, isCopy: true }, ''])
    this.#entry = readCurrentEntry()
  }

  #removeUnusedCopy(): void {
    const isActive = active?.history === this.#history
    if (!isActive || !this.#entry.isCopy || this.#isRemovingCopy || this.#isUnloading || hasOpenOverlay()) return
    this.#isRemovingCopy = true
    window.history.back()
  }

  #onCopyEntered(): void {
    if (this.#isReturningToCopy) closeTopmostOverlay()
    else this.#removeUnusedCopy()
    this.#isReturningToCopy = false
  }

  #onCopyLeft(): void {
    if (this.#isRemovingCopy) {
      this.#isRemovingCopy = false
      for (const [method, write] of this.#waitingWrites.splice(0)) writeHistory(method, write)
      this.#entry = readCurrentEntry()
      this.onOverlayChange()
    } else if (hasOpenOverlay()) {
      this.#isReturningToCopy = true
      window.history.forward()
    } else window.history.back()
  }

  /** Handles a navigation to another page. `closesOverlay`: whether a back navigation closes an overlay. */
  #onEntryChange(previousIndex: number, closesOverlay: boolean): boolean {
    const isBack = this.#entry.index - previousIndex === -1
    const isReturn = this.#returningTo !== undefined && this.#entry.index - previousIndex === 1
    if (isBack && closesOverlay) {
      this.#returningTo ??= previousIndex
      window.history.forward()
    } else if (!isReturn) {
      this.#returningTo = undefined
      return false
    }
    if (this.#entry.index === this.#returningTo) {
      this.#returningTo = undefined
      closeTopmostOverlay()
    }
    return true
  }

  #write(method: HistoryMethod, write: HistoryWrite, original: History['pushState']): void {
    if (this.#isRemovingCopy) this.#waitingWrites.push([method, write])
    else if (!this.#entry.isCopy) original.apply(window.history, write)
    // A new page replaces the copy of the first history entry, so that the copy does not stay in the history.
    else if (method === 'pushState') writeHistory('replaceState', write)
    else {
      const [state, ...rest] = write
      writeHistory('replaceState', [{ ...state, isCopy: true }, ...rest])
      this.#replacements.set(this.#keyOfFirst, write)
    }
    this.#entry = readCurrentEntry()
  }

  #writeReplacement(): void {
    const { key, isCopy } = readCurrentEntry()
    const write = this.#replacements.get(key)
    if (!write || isCopy) return
    this.#replacements.delete(key)
    writeHistory('replaceState', write)
    if (key === this.#keyOfFirst) this.#keyOfFirst = readCurrentEntry().key
  }
}

/** Runs a function in the next task. Unlike a timer, the task also runs at once in a tab in the background. */
function runInNextTask(run: () => void): void {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    port1.close()
    run()
  }
  port2.postMessage(undefined)
}

/** Writes to the browser history without the router, which replaces the methods of `window.history`. */
const writeHistory = (method: HistoryMethod, write: HistoryWrite) =>
  History.prototype[method].apply(window.history, write)

function readCurrentEntry(): HistoryEntry {
  const state: { __TSR_key?: string; __TSR_index?: number; isCopy?: boolean } | null = window.history.state
  return { key: state?.__TSR_key, index: state?.__TSR_index ?? Number.NaN, isCopy: state?.isCopy === true }
}
