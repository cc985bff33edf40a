// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { doesArrowKeyScrollFocusedElement } from './doesArrowKeyScrollFocusedElement'

/** Dispatches a key event in a box of 100 px width whose content is 300 px wide. Returns the event. */
function createKey(scrollLeft: number, keys: KeyboardEventInit, attributes = 'data-longbox-scrolled=""') {
  document.body.innerHTML = `<pre ${attributes}><b></b></pre>`
  const box = document.querySelector('pre') as HTMLElement
  Object.defineProperties(box, { scrollWidth: { value: 300 }, clientWidth: { value: 100 } })
  box.scrollLeft = scrollLeft
  const event = new KeyboardEvent('keydown', { bubbles: true, ...keys })
  box.querySelector('b')?.dispatchEvent(event)
  return event
}

test('scrolls until the end of the box, in both text directions', () => {
  expect(doesArrowKeyScrollFocusedElement(createKey(0, { key: 'ArrowRight' }))).toBe(true)
  expect(doesArrowKeyScrollFocusedElement(createKey(0, { key: 'ArrowLeft' }))).toBe(false)
  expect(doesArrowKeyScrollFocusedElement(createKey(200, { key: 'ArrowRight' }))).toBe(false)
  expect(doesArrowKeyScrollFocusedElement(createKey(200, { key: 'ArrowLeft' }))).toBe(true)
  const rtl = 'data-longbox-scrolled="" style="direction: rtl"'
  expect(doesArrowKeyScrollFocusedElement(createKey(0, { key: 'ArrowLeft' }, rtl))).toBe(true)
  expect(doesArrowKeyScrollFocusedElement(createKey(0, { key: 'ArrowRight' }, rtl))).toBe(false)
})

test('ignores other keys, keys with modifiers, and boxes that do not scroll', () => {
  expect(doesArrowKeyScrollFocusedElement(createKey(0, { key: ' ' }))).toBe(false)
  expect(doesArrowKeyScrollFocusedElement(createKey(0, { key: 'ArrowRight', shiftKey: true }))).toBe(false)
  expect(doesArrowKeyScrollFocusedElement(createKey(0, { key: 'ArrowRight' }, ''))).toBe(false)
})
