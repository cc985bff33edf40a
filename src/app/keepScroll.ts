import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'

/** How long one goes on looking for the old place while a page that was come back to is still growing, in milliseconds. */
const patience = 2000

/**
 * Another page begins at its top; back and forward find the old place; a change of the query alone moves nothing.
 * @returns `applies` for the router's option, `follow` to be called with the router
 */
export function keepScroll() {
  const tops = new Map<string, number>()
  let moves = true
  return {
    applies: () => moves,
    follow(router: AnyRouter) {
      let goesBack = false
      // Not by subscribing to the router's history: a subscriber of ours would keep the router from loading by itself.
      addEventListener('popstate', () => {
        goesBack = true
      })
      router.subscribe('onBeforeLoad', ({ pathChanged, fromLocation }) => {
        if (fromLocation) tops.set(keyOf(fromLocation), scrollY)
        moves = pathChanged || goesBack || !fromLocation
      })
      router.subscribe('onRendered', ({ toLocation }) => {
        const top = tops.get(keyOf(toLocation))
        if (goesBack && top) reach(top)
        goesBack = false
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
