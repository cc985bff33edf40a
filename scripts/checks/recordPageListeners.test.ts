// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { recordPageListeners } from '../../tests/harness/recordPageListeners'

test('listeners that a test file adds to the window or to the document do not react to events of the next test file', () => {
  const handler = vi.fn()
  const removeListeners = recordPageListeners()
  window.addEventListener('resize', handler)
  document.addEventListener('load', handler, { capture: true })
  document.addEventListener('visibilitychange', handler)
  removeListeners()
  window.dispatchEvent(new Event('resize'))
  document.body.append(document.createElement('img'))
  document.querySelector('img')?.dispatchEvent(new Event('load'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(handler).not.toHaveBeenCalled()
})
