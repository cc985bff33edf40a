// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { getEpubShortcuts } from '../../epub/getEpubShortcuts'
import { useKeyboardCommands } from './useKeyboardCommands'

test('leaves all keys except Escape to the page while text is selected', () => {
  const page = document.body.appendChild(document.createElement('iframe')).contentDocument
  if (!page) throw new Error('no page')
  page.body.innerHTML = '<p>chosen words</p>'
  const onCommand = vi.fn()
  const { result } = renderHook(() => useKeyboardCommands(getEpubShortcuts('ltr', 'text'), onCommand))
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true })
    Object.defineProperty(event, 'target', { value: page.body })
    result.current(event)
    return event.defaultPrevented
  }
  page.getSelection()?.selectAllChildren(page.body)
  expect(['ArrowRight', ' ', 'PageUp'].map(press)).toEqual([false, false, false])
  expect(onCommand).not.toHaveBeenCalled()
  press('Escape')
  expect(onCommand).toHaveBeenLastCalledWith('close')
  page.getSelection()?.removeAllRanges()
  expect(press('ArrowRight')).toBe(true)
  expect(onCommand).toHaveBeenLastCalledWith('next')
})

test('Escape that cancels a composition of an input method in a field of the page does not close the reader', () => {
  const field = document.body.appendChild(document.createElement('input'))
  const onCommand = vi.fn()
  renderHook(() => useKeyboardCommands(getEpubShortcuts('ltr', 'text'), onCommand))
  const press = (options: KeyboardEventInit) =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, ...options }))
  press({ isComposing: true })
  press({ keyCode: 229 })
  expect(onCommand).not.toHaveBeenCalled()
  press({ keyCode: 27 })
  expect(onCommand).toHaveBeenCalledExactlyOnceWith('close')
})
