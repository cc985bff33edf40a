import { afterEach, beforeEach, expect, test } from 'vitest'
import { limitPdfTextSelectionToPointer } from './limitPdfTextSelectionToPointer'

let surface: HTMLElement
let layer: HTMLElement
let stop: () => void
beforeEach(() => {
  surface = document.body.appendChild(document.createElement('div'))
  surface.innerHTML =
    '<img alt=""><div data-pdf-text><span>one</span><span>two</span><span>three</span><div data-selection-end></div></div>'
  layer = surface.querySelector('[data-pdf-text]') as HTMLElement
  stop = limitPdfTextSelectionToPointer(surface)
})
afterEach(() => {
  stop()
  surface.remove()
  document.getSelection()?.removeAllRanges()
})

const press = (target: Element, pointerType = 'mouse') =>
  target.dispatchEvent(Object.assign(new MouseEvent('pointerdown', { bubbles: true, button: 0 }), { pointerType }))
const release = (target: Element) => target.dispatchEvent(new MouseEvent('pointerup', { bubbles: true }))
const textOf = (index: number) => layer.querySelectorAll('span')[index]?.firstChild as Text
const select = (from: Text, to: Text, end = 1) => {
  document.getSelection()?.setBaseAndExtent(from, 0, to, end)
  document.dispatchEvent(new Event('selectionchange'))
}
const childTexts = () => [...layer.children].map(child => child.textContent || 'end')

test('covers the gaps between lines only while the mouse button is pressed on text', () => {
  press(textOf(0).parentElement as Element, 'touch')
  expect(layer.dataset.selecting).toBeUndefined()
  press(textOf(0).parentElement as Element)
  expect(layer.dataset.selecting).toBe('true')
  select(textOf(0), textOf(1))
  expect(childTexts()).toEqual(['one', 'two', 'end', 'three'])
  release(layer)
  expect(layer.dataset.selecting).toBeUndefined()
  expect(childTexts()).toEqual(['one', 'two', 'three', 'end'])
})

test('a selection continues when an element loses the focus, and ends when the window loses the focus', () => {
  press(textOf(0).parentElement as Element)
  surface.dispatchEvent(new FocusEvent('blur'))
  expect(layer.dataset.selecting).toBe('true')
  window.dispatchEvent(new FocusEvent('blur'))
  expect(layer.dataset.selecting).toBeUndefined()
})

test('puts the cover of the gaps before the text when the selection grows upwards', () => {
  press(textOf(2).parentElement as Element)
  select(textOf(2), textOf(1), 0)
  expect(childTexts()).toEqual(['one', 'end', 'two', 'three'])
})

test('a press beside the text clears the selection, and a press on the text does not', () => {
  select(textOf(0), textOf(2))
  press(textOf(0).parentElement as Element)
  release(layer)
  expect(document.getSelection()?.isCollapsed).toBe(false)
  const image = surface.querySelector('img') as Element
  press(image)
  expect(document.getSelection()?.isCollapsed).toBe(false)
  release(image)
  expect(document.getSelection()?.isCollapsed).toBe(true)
})
