// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  isWindowFlinging,
  isWindowScrolling,
  onceFlingEnds,
  onceScrollingEnds,
  useTrackScrollActivity,
} from './scrollActivity'

function List() {
  useTrackScrollActivity()
  return null
}

function scrollTo(top: number) {
  vi.advanceTimersByTime(16)
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
  window.dispatchEvent(new Event('scroll'))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  render(<List />)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('does not treat slow scrolling as a fling, and ends the scrolling after a pause', () => {
  const onEnd = vi.fn()
  for (let top = 0; top < 400; top += 20) scrollTo(top)
  expect([isWindowScrolling(), isWindowFlinging()]).toEqual([true, false])
  onceScrollingEnds(onEnd)
  vi.advanceTimersByTime(200)
  expect(onEnd).toHaveBeenCalledOnce()
  expect(isWindowScrolling()).toBe(false)
})

test('does not treat a jump of any distance as a fling', () => {
  scrollTo(900_000)
  expect(isWindowFlinging()).toBe(false)
})

test('ends a fling when scrolling slows down', () => {
  const onSlow = vi.fn()
  for (let step = 0; step < 10; step++) scrollTo(step * 200)
  expect(isWindowFlinging()).toBe(true)
  onceFlingEnds(onSlow)
  scrollTo(2000)
  expect(onSlow).not.toHaveBeenCalled()
  for (let step = 0; step < 4; step++) scrollTo(2000 + step * 10)
  expect(onSlow).toHaveBeenCalledOnce()
  expect(isWindowFlinging()).toBe(false)
})

test('does not call a listener that was removed', () => {
  const onEnd = vi.fn()
  scrollTo(10)
  onceScrollingEnds(onEnd)()
  vi.advanceTimersByTime(200)
  expect(onEnd).not.toHaveBeenCalled()
})
