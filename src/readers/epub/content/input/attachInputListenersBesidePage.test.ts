// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { defaultTapZones } from '../../../input/tapZones'
import { WheelStepDetector } from '../../../input/wheelStepDetector'
import { attachInputListenersBesidePage, type InputBesidePageOptions } from './attachInputListenersBesidePage'

/**
 * Attaches the listeners to a surface of 1000 x 800 px. Returns a function that presses and releases a pointer, and
 * functions that record calls.
 */
function attach(direction: 'ltr' | 'rtl' = 'ltr', isPaginated = true) {
  const surface = document.createElement('div')
  document.body.replaceChildren(surface)
  surface.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 800)
  const perform = vi.fn()
  const onSwipeAcross = vi.fn()
  const closeSelectionMenu = vi.fn(() => false)
  const controls = { perform, zones: () => defaultTapZones }
  const options = {
    direction,
    isPaginated,
    navigation: 'both',
    controls,
    wheel: new WheelStepDetector(),
    isOnCard: () => false,
    onSwipeAcross,
    closeSelectionMenu,
  }
  const stop = attachInputListenersBesidePage(surface, () => options as unknown as InputBesidePageOptions)
  const gesture = (from: number, to = from, pointerType = 'touch') => {
    for (const [type, clientX] of [
      ['pointerdown', from],
      ['pointerup', to],
    ] as const)
      surface.dispatchEvent(Object.assign(new MouseEvent(type, { clientX, clientY: 20 }), { pointerType }))
  }
  return { surface, perform, onSwipeAcross, closeSelectionMenu, gesture, stop }
}

test('taps beside the page turn the page at the edges of the window and toggle the toolbars in the middle', () => {
  const { perform, gesture, stop } = attach()
  for (const x of [980, 500, 20]) gesture(x)
  const mode = 'LEFT_TO_RIGHT'
  expect(perform.mock.calls).toEqual([
    ['next', mode],
    ['toggleToolbars', mode],
    ['previous', mode],
  ])
  stop()
  gesture(500)
  expect(perform).toHaveBeenCalledTimes(3)
})

test('taps and swipes beside the page follow the direction of the book', () => {
  const { perform, gesture } = attach('rtl')
  gesture(980)
  gesture(500, 900)
  gesture(500, 900, 'mouse')
  expect(perform.mock.calls).toEqual([
    ['previous', 'RIGHT_TO_LEFT'],
    ['next', undefined],
  ])
})

test('the mouse wheel beside the page turns the page', () => {
  const { surface, perform } = attach()
  surface.dispatchEvent(new WheelEvent('wheel', { deltaY: 120 }))
  expect(perform.mock.calls).toEqual([['next']])
})

test('the mouse wheel beside the page turns no page while text of the page is selected', () => {
  const { surface, perform } = attach()
  const page = surface.appendChild(document.createElement('iframe')).contentDocument as Document
  page.body.textContent = 'words'
  page.getSelection()?.selectAllChildren(page.body)
  surface.dispatchEvent(new WheelEvent('wheel', { deltaY: 120 }))
  expect(perform).not.toHaveBeenCalled()
})

test('a tap beside the page clears the selected text of the page and has no other effect', () => {
  const { surface, perform, gesture } = attach()
  const frame = surface.appendChild(document.createElement('iframe'))
  const page = frame.contentDocument as Document
  page.body.textContent = 'words'
  page.getSelection()?.selectAllChildren(page.body)
  gesture(980)
  expect(perform).not.toHaveBeenCalled()
  expect(page.getSelection()?.isCollapsed).toBe(true)
  gesture(980)
  expect(perform).toHaveBeenCalledOnce()
})

test('a tap beside the page closes the menu of a tapped highlight and has no other effect', () => {
  const { perform, closeSelectionMenu, gesture } = attach()
  closeSelectionMenu.mockReturnValueOnce(true)
  gesture(980)
  expect(perform).not.toHaveBeenCalled()
  gesture(980)
  expect(perform).toHaveBeenCalledOnce()
})

test('in the scrolled layout, taps in the margins of the text scroll it and swipes lead to other chapters', () => {
  const { surface, perform, onSwipeAcross, gesture } = attach('ltr', false)
  gesture(20)
  expect(perform.mock.calls).toEqual([['scrollBack', 'WEBTOON']])
  gesture(900, 500)
  gesture(500, 900)
  gesture(500, 900, 'mouse')
  expect(onSwipeAcross.mock.calls).toEqual([[1], [-1]])
  surface.dispatchEvent(new WheelEvent('wheel', { deltaY: 120 }))
  expect(perform).toHaveBeenCalledOnce()
})

test('in the scrolled layout, a press on the scrollbar is no tap', () => {
  const { surface, perform, gesture } = attach('ltr', false)
  Object.defineProperty(surface, 'clientWidth', { value: 985 })
  gesture(990)
  expect(perform).not.toHaveBeenCalled()
  gesture(980)
  expect(perform).toHaveBeenCalledOnce()
})
