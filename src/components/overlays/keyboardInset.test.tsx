import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog } from './Dialog'
import { computeKeyboardInset } from './keyboardInset'

afterEach(() => void vi.unstubAllGlobals())

const keyboardInset = () => document.documentElement.style.getPropertyValue('--keyboard-inset')

test.each([
  ['no keyboard', { height: 844, offsetTop: 0, scale: 1 }, 0],
  ['a keyboard', { height: 508, offsetTop: 0, scale: 1 }, 336],
  ['a keyboard, with a page that the browser has moved up', { height: 508, offsetTop: 100, scale: 1 }, 236],
  ['a bar of the browser', { height: 800, offsetTop: 0, scale: 1 }, 0],
  ['a zoomed page', { height: 422, offsetTop: 0, scale: 2 }, 0],
])('with %s', (_, viewport, inset) => {
  expect(computeKeyboardInset(844, viewport)).toBe(inset)
})

test('an open dialog knows the height of the screen keyboard and shows the focused field', () => {
  const viewport = Object.assign(new EventTarget(), { height: window.innerHeight, offsetTop: 0, scale: 1 })
  vi.stubGlobal('visualViewport', viewport)
  const dialog = (open: boolean) => (
    <Dialog open={open} onClose={() => {}} title="Name">
      <input aria-label="Name of the filter" />
    </Dialog>
  )
  const { rerender } = render(dialog(true))
  expect(keyboardInset()).toBe('')
  const field = screen.getByRole('textbox', { name: 'Name of the filter' })
  field.focus()
  const scrollIntoView = vi.spyOn(field, 'scrollIntoView')
  viewport.height -= 300
  act(() => void viewport.dispatchEvent(new Event('resize')))
  expect(keyboardInset()).toBe('300px')
  expect(scrollIntoView).toHaveBeenCalled()
  viewport.height += 300
  act(() => void viewport.dispatchEvent(new Event('resize')))
  expect(keyboardInset()).toBe('0px')
  rerender(dialog(false))
  expect(keyboardInset()).toBe('')
})
