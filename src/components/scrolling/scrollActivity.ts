import { useEffect } from 'react'

/** Faster than this (in pixels per millisecond) nobody sees what goes by: six screens of a laptop in a second. */
const FLING = 4
/** So long after the last step it rests, in milliseconds. */
const REST = 120
/** A jump is one step, however far; a fling takes several. */
const STEPS = 3

let watching = 0
let timer: ReturnType<typeof setTimeout> | undefined
let before = { top: 0, time: 0 }
let steps = 0
let speed = 0
const waiting = { calm: new Set<() => void>(), rest: new Set<() => void>() }

/** Whether a long list is being scrolled right now; what is only pretty waits. */
export const isScrolling = (): boolean => steps > 0

/** Whether it is scrolled so fast that nothing can be seen; what is costly waits. */
export const isFlinging = (): boolean => steps >= STEPS && speed > FLING

/** Calls back once, when it is no longer scrolled so fast. Gives the way to take it back. */
export const onSlowScroll = (listener: () => void): (() => void) => once(waiting.calm, listener)

/** Calls back once, when it is no longer scrolled at all. Gives the way to take it back. */
export const onScrollEnd = (listener: () => void): (() => void) => once(waiting.rest, listener)

/** Watches how the window is scrolled, as long as a long list fills the page. */
export function useScrollActivity(): void {
  useEffect(() => {
    watching += 1
    if (watching === 1) window.addEventListener('scroll', look, { passive: true })
    return () => {
      watching -= 1
      if (watching > 0) return
      window.removeEventListener('scroll', look)
      rest()
    }
  }, [])
}

function look() {
  const now = { top: window.scrollY, time: performance.now() }
  const step = Math.abs(now.top - before.top) / Math.max(1, now.time - before.time)
  speed = steps === 0 ? 0 : (speed + step) / 2
  steps += 1
  before = now
  clearTimeout(timer)
  timer = setTimeout(rest, REST)
  if (!isFlinging()) tell(waiting.calm)
}

function rest() {
  clearTimeout(timer)
  steps = 0
  speed = 0
  tell(waiting.calm)
  tell(waiting.rest)
}

function once(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(listeners: Set<() => void>) {
  const told = [...listeners]
  listeners.clear()
  for (const listener of told) listener()
}
