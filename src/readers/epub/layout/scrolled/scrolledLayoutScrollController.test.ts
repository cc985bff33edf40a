// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { ScrolledLayoutScrollController } from './scrolledLayoutScrollController'

afterEach(() => vi.unstubAllGlobals())

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
