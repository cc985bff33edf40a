import { useEffect } from 'react'
import { createEmitter, type Emitter } from '../../preferences/emitter'

/**
 * Minimum speed of very fast scrolling (a fling), in CSS pixels per millisecond. This is about six laptop screens per
 * second.
 */
const FLING_PX_PER_MS = 4
/** Time in milliseconds without a scroll event. After this time, scrolling has ended. */
const SCROLL_END_DELAY_MS = 120
/**
 * Minimum number of scroll events in a fling (very fast scrolling). A jump, for example to the end of the page, has
 * only a single event.
 */
const MIN_FLING_EVENTS = 3

let watcherCount = 0
let scrollEndTimer: ReturnType<typeof setTimeout> | undefined
let lastSample = { top: 0, time: 0 }
let eventCount = 0
let speedPxPerMs = 0
const flingEnd = createEmitter()
const scrollEnd = createEmitter()

/** Returns whether the window is scrolling now. Callers delay decorative effects during scrolling. */
export const isWindowScrolling = (): boolean => eventCount > 0

/**
 * Returns whether the window scrolls so fast that users cannot recognize the content (a fling). Callers delay the
 * loading of images during a fling.
 */
export const isWindowFlinging = (): boolean => eventCount >= MIN_FLING_EVENTS && speedPxPerMs > FLING_PX_PER_MS

/**
 * Calls the listener once at the end of the fling (very fast scrolling). Returns a function that removes the listener.
 */
export const onceFlingEnds = (listener: () => void): (() => void) => addOnceListener(flingEnd, listener)

/** Calls the listener once at the end of scrolling. Returns a function that removes the listener. */
export const onceScrollingEnds = (listener: () => void): (() => void) => addOnceListener(scrollEnd, listener)

/** Tracks the scroll speed of the window while the component is mounted. */
export function useTrackScrollActivity(): void {
  useEffect(() => {
    watcherCount += 1
    if (watcherCount === 1) window.addEventListener('scroll', handleScroll, { passive: true })
    return () => {
      watcherCount -= 1
      if (watcherCount > 0) return
      window.removeEventListener('scroll', handleScroll)
      endScroll()
    }
  }, [])
}

function handleScroll() {
  const sample = { top: window.scrollY, time: performance.now() }
  const stepPxPerMs = Math.abs(sample.top - lastSample.top) / Math.max(1, sample.time - lastSample.time)
  speedPxPerMs = eventCount === 0 ? 0 : (speedPxPerMs + stepPxPerMs) / 2
  eventCount += 1
  lastSample = sample
  clearTimeout(scrollEndTimer)
  scrollEndTimer = setTimeout(endScroll, SCROLL_END_DELAY_MS)
  if (!isWindowFlinging()) flingEnd.emit()
}

function endScroll() {
  clearTimeout(scrollEndTimer)
  eventCount = 0
  speedPxPerMs = 0
  flingEnd.emit()
  scrollEnd.emit()
}

function addOnceListener({ subscribe }: Emitter, listener: () => void): () => void {
  const remove = subscribe(() => {
    remove()
    listener()
  })
  return remove
}
