// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { bufferKeystrokes } from './bufferKeystrokes'

test('returns the typed text, without the keys of an input method', () => {
  const handleEscape = vi.fn()
  const takeText = bufferKeystrokes(handleEscape)
  for (const key of ['a', 'b', 'Backspace', 'c']) fireEvent.keyDown(document.body, { key })
  fireEvent.keyDown(document.body, { key: 'd', isComposing: true })
  fireEvent.keyDown(document.body, { key: 'Escape', keyCode: 229 })
  expect(handleEscape).not.toHaveBeenCalled()
  expect(takeText()).toBe('ac')
})
