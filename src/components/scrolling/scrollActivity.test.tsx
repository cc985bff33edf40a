// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isFlinging, isScrolling, onScrollEnd, onSlowScroll, useScrollActivity } from './scrollActivity'

function List() {
  useScrollActivity()
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

test('a reader’s pace is no fling, and ends with rest', () => {
  const rested = vi.fn()
  for (let top = 0; top < 400; top += 20) scrollTo(top)
  expect([isScrolling(), isFlinging()]).toEqual([true, false])
  onScrollEnd(rested)
  vi.advanceTimersByTime(200)
  expect(rested).toHaveBeenCalledOnce()
  expect(isScrolling()).toBe(false)
})

test('a jump is no fling, however far', () => {
  scrollTo(900_000)
  expect(isFlinging()).toBe(false)
})

test('a fling is over as soon as one can see again', () => {
  const calm = vi.fn()
  for (let step = 0; step < 10; step++) scrollTo(step * 200)
  expect(isFlinging()).toBe(true)
  onSlowScroll(calm)
  scrollTo(2000)
  expect(calm).not.toHaveBeenCalled()
  for (let step = 0; step < 4; step++) scrollTo(2000 + step * 10)
  expect(calm).toHaveBeenCalledOnce()
  expect(isFlinging()).toBe(false)
})

test('what goes away is no longer told', () => {
  const rested = vi.fn()
  scrollTo(10)
  onScrollEnd(rested)()
  vi.advanceTimersByTime(200)
  expect(rested).not.toHaveBeenCalled()
})
