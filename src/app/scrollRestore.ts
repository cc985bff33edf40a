import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { readTabScrollOffsets, storeTabScrollOffsets } from '../preferences/tabScrollOffsets'

/** How long one goes on looking for the old place while a page that was come back to is still growing, in milliseconds. */
const patience = 5000

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A link to another list on the same page: it begins at its top. */
    fromTop?: true
  }
}

/**
 * Another page begins at its top; back and forward find the old place; a change of the query alone moves nothing, unless its link
 * says so.
 * @returns `applies` for the router's option, `follow` to be called with the router
 */
export function restoreScrollOffsets() {
  const tops = readTabScrollOffsets()
  let moves = true
  return {
    applies: () => moves,
    follow(router: AnyRouter) {
      let goesBack = false
      let goal: string | undefined
      let target: string | undefined
      let isDrawn = false
      // Not by subscribing to the router's history: a subscriber of ours would keep the router from loading by itself.
      addEventListener('popstate', () => {
        goesBack = true
      })
      // Who loads a page again may still go back to those before it.
      addEventListener('pagehide', () => storeTabScrollOffsets(tops))
      router.subscribe('onBeforeLoad', ({ pathChanged, fromLocation, toLocation }) => {
        // What is drawn already is what is left, although the router may not call it settled.
        const left = isDrawn ? target : fromLocation && keyOf(fromLocation)
        const next = keyOf(toLocation)
        // Of a page that gave way to one not yet drawn the place was noted when it did; by now the window is at another. Where one
        // stays nothing is noted: the browser would lay the page out for it, while it is being drawn.
        if (left && left !== next && (isDrawn || !tops.has(left))) tops.set(left, scrollY)
        // Where a page is still on its way the router begins before our listener hears of the way back.
        // What the program begins with is found by the router itself.
        goesBack ||= target !== undefined && next !== target && tops.has(next)
        // An entry may be loaded again where it is: that is no way to it.
        const isOtherEntry = !fromLocation || keyOf(fromLocation) !== next
        moves = pathChanged || goesBack || !fromLocation || (isOtherEntry && toLocation.state.fromTop === true)
        target = next
        isDrawn = false
        goal = goesBack ? target : undefined
        goesBack = false
      })
      // A page that was left before it was drawn may be told of after the way back began.
      router.subscribe('onRendered', ({ toLocation }) => {
        const key = keyOf(toLocation)
        isDrawn ||= key === target
        if (key !== goal) return
        goal = undefined
        const top = tops.get(key)
        if (top) reach(top)
      })
    },
  }
}

const keyOf = ({ href, state }: ParsedLocation) => state.__TSR_key ?? href

/** Scrolls on as the page grows, until the place is reached or the person scrolls. */
function reach(top: number) {
  const until = performance.now() + patience
  const stop = new AbortController()
  for (const gesture of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(gesture, () => stop.abort(), { signal: stop.signal, passive: true })
  }
  const step = () => {
    if (stop.signal.aborted) return
    if (performance.now() > until || Math.abs(scrollY - top) < 1) return stop.abort()
    scrollTo({ top })
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
