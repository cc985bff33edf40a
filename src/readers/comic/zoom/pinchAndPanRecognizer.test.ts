// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { PinchAndPanRecognizer } from './pinchAndPanRecognizer'

/**
 * Creates a fake element with a recognizer. Returns mocks of the handlers, and a function that sends mouse events to
 * the recognizer.
 */
function surface() {
  const listeners: Record<string, (event: object) => void> = {}
  const element = {
    addEventListener: (type: string, listener: () => void) => Object.assign(listeners, { [type]: listener }),
  }
  const handlers = { mayDrag: () => true, onDrag: vi.fn(), onPinch: vi.fn() }
  new PinchAndPanRecognizer(element as unknown as HTMLElement, handlers)
  const mouse = (type: string, clientX: number, buttons = 1) =>
    listeners[type]?.({
      ...{ isTrusted: true, pointerId: 1, pointerType: 'mouse', button: 0, buttons, clientX, clientY: 0 },
      ...{ timeStamp: clientX, target: document.body, stopImmediatePropagation: () => {} },
    })
  return { ...handlers, mouse }
}

test('stops panning when the mouse button was released outside the element', () => {
  const { mouse, onDrag } = surface()
  mouse('pointerdown', 100)
  mouse('pointermove', 120)
  expect(onDrag).toHaveBeenCalledTimes(1)
  mouse('pointermove', 140, 0)
  mouse('pointermove', 160, 0)
  expect(onDrag).toHaveBeenCalledTimes(1)
})

test('starts a new gesture with one pointer at the next press', () => {
  const { mouse, onDrag, onPinch } = surface()
  mouse('pointerdown', 100)
  mouse('pointerdown', 300)
  mouse('pointermove', 304)
  expect(onDrag).not.toHaveBeenCalled()
  mouse('pointermove', 330)
  expect(onDrag).toHaveBeenCalledWith({ x: 30, y: 0 })
  expect(onPinch).not.toHaveBeenCalled()
})
