// @vitest-environment jsdom
import { fireEvent, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useShortcutsOutsideReader } from './useShortcutsOutsideReader'

test('ignores keys of an input method, also in Safari', () => {
  const run = vi.fn()
  renderHook(() => useShortcutsOutsideReader([{ keys: ['k'], command: 'keep' }], run))
  fireEvent.keyDown(document.body, { key: 'k', isComposing: true })
  fireEvent.keyDown(document.body, { key: 'k', keyCode: 229 })
  expect(run).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 'k' })
  expect(run).toHaveBeenCalledExactlyOnceWith('keep')
})
