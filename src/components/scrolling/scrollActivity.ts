import { useEffect } from 'react'
import { createEmitter, type Emitter } from '../../preferences/emitter'

/** Scroll speed in CSS pixels per millisecond above which content cannot be recognized: about six laptop screens per second. */
const FLING = 4
/** Time without a scroll event after which scrolling has ended, in milliseconds. */
const REST = 120
/** Minimum number of scroll events in a fling. A jump of any distance is a single event. */
const STEPS = 3

let watching = 0
let timer: ReturnType<typeof setTimeout> | undefined
let before = { top: 0, time: 0 }
let steps = 0
let speed = 0
const flingEnd = createEmitter()
const scrollEnd = createEmitter()

/** Returns whether the window is being scrolled. Decorative effects wait until it is not. */
export const isScrolling = (): boolean => steps > 0

/** Returns whether the window is scrolled too fast to recognize content. Expensive work such as loading images waits until it is not. */
export const isFlinging = (): boolean => steps >= STEPS && speed > FLING

/** Calls the listener once when the fling ends. Returns a function that removes the listener. */
export const onSlowScroll = (listener: () => void): (() => void) => once(flingEnd, listener)

/** Calls the listener once when scrolling ends. Returns a function that removes the listener. */
export const onScrollEnd = (listener: () => void): (() => void) => once(scrollEnd, listener)

/** Tracks the scroll speed of the window while at least one component with this hook is mounted. */
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
  if (!isFlinging()) flingEnd.emit()
}

function rest() {
  clearTimeout(timer)
  steps = 0
  speed = 0
  flingEnd.emit()
  scrollEnd.emit()
}

function once({ subscribe }: Emitter, listener: () => void): () => void {
  const remove = subscribe(() => {
    remove()
    listener()
  })
  return remove
}
