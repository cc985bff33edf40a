// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDelayedStore } from './useDelayedStore'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function Field({ onStore }: { onStore: (text: string) => void }) {
  const { pendingText, change } = useDelayedStore(onStore)
  return <input value={pendingText ?? 'stored'} onChange={event => change(event.target.value)} />
}

function renderField() {
  const onStore = vi.fn()
  const { unmount } = render(<Field onStore={onStore} />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  return { onStore, unmount, field, type: (value: string) => fireEvent.change(field, { target: { value } }) }
}

test('stores the last text once, in the first pause after typing', () => {
  const { onStore, field, type, unmount } = renderField()
  for (const text of ['a', 'ab', 'abc']) {
    type(text)
    vi.advanceTimersByTime(200)
  }
  expect(onStore).not.toHaveBeenCalled()
  expect(field.value).toBe('abc')
  act(() => void vi.advanceTimersByTime(100))
  expect(onStore).toHaveBeenCalledExactlyOnceWith('abc')
  expect(field.value).toBe('stored')
  unmount()
  expect(onStore).toHaveBeenCalledOnce()
})

test.each([
  ['the field loses the focus', ({ field }) => fireEvent.blur(field)],
  ['the user clicks a button', () => fireEvent.click(document.body)],
  ['the browser tab is hidden', () => fireEvent(document, new Event('visibilitychange', { bubbles: true }))],
  ['the page is closed or reloaded', () => fireEvent(window, new Event('pagehide'))],
  ['the field disappears', ({ unmount }) => unmount()],
] satisfies [string, (field: ReturnType<typeof renderField>) => unknown][])(
  'stores a text immediately when %s',
  (_, leave) => {
    const field = renderField()
    field.type('a')
    leave(field)
    expect(field.onStore).toHaveBeenCalledExactlyOnceWith('a')
    act(() => void vi.runAllTimers())
    expect(field.onStore).toHaveBeenCalledOnce()
  },
)
