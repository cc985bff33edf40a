// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { removeScrollEndSupport } from '../../../../../tests/harness/readers/removeScrollEndSupport'
import { ScrolledLayoutScrollController } from './scrolledLayoutScrollController'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function createController() {
  const element = document.createElement('div')
  const onMoved = vi.fn()
  const controller = new ScrolledLayoutScrollController(element, onMoved)
  const scrollAsUser = (top: number) => {
    element.scrollTop = top
    element.dispatchEvent(new Event('scroll'))
  }
  return { controller, element, onMoved, scrollAsUser }
}

test('does not report an offset that the program has set', () => {
  const { controller, element, onMoved } = createController()
  controller.put(79)
  element.dispatchEvent(new Event('scroll'))
  expect(onMoved).not.toHaveBeenCalled()
  expect(controller.isAtRest).toBe(true)
})

test('reports a scroll away from the offset that the program has set, and the scroll back to it', () => {
  const { controller, onMoved, scrollAsUser } = createController()
  controller.put(79)
  scrollAsUser(662)
  expect(onMoved).toHaveBeenCalledTimes(1)
  scrollAsUser(79)
  expect(onMoved).toHaveBeenCalledTimes(2)
  expect(controller.isAtRest).toBe(false)
})

test.each([
  { prefersReducedMotion: false, behavior: 'smooth' },
  { prefersReducedMotion: true, behavior: 'instant' },
])('a scroll by a screen is $behavior if the user prefers reduced motion: $prefersReducedMotion', value => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') && value.prefersReducedMotion }))
  const { controller, element } = createController()
  const scrollTo = vi.fn()
  element.scrollTo = scrollTo
  controller.scrollBy(1, 'screen')
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ behavior: value.behavior }))
})

describe('in a browser without the event scrollend', () => {
  removeScrollEndSupport()

  /** Creates a controller and starts a smooth scroll by a screen. The scroll goes from the offset 0 to 900. */
  function createScrollingController() {
    vi.useFakeTimers()
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    const created = createController()
    Object.defineProperty(created.element, 'clientHeight', { value: 1000 })
    Object.defineProperty(created.element, 'scrollHeight', { value: 10_000 })
    const scrollTo = vi.fn()
    created.element.scrollTo = scrollTo
    created.controller.scrollBy(1, 'screen')
    return { ...created, scrollTo }
  }

  test('a scroll of the user after a smooth scroll is not undone', () => {
    const { controller, element, scrollAsUser, scrollTo } = createScrollingController()
    for (const top of [300, 600, 900, 950, 3000]) scrollAsUser(top)
    expect(controller.goal).toBeUndefined()
    controller.finish()
    expect(element.scrollTop).toBe(3000)
    controller.scrollBy(1, 'screen')
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 3900, behavior: 'smooth' })
  })

  test('a scroll of the user that interrupts a smooth scroll ends it', () => {
    const { controller, scrollAsUser } = createScrollingController()
    scrollAsUser(300)
    vi.advanceTimersByTime(100)
    expect(controller.goal).toBe(900)
    scrollAsUser(200)
    vi.advanceTimersByTime(200)
    expect(controller.goal).toBeUndefined()
  })
})

test('a smooth scroll to the current offset, or from the start to a negative offset, is not stored, because the browser would not report its end', () => {
  const { controller, element } = createController()
  element.scrollTo = vi.fn()
  for (const offset of [element.scrollTop, -200]) {
    controller.glideTo(offset)
    expect(controller.goal).toBeUndefined()
  }
})
