// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { ScrolledLayoutScrollController } from './scrolledLayoutScrollController'

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
