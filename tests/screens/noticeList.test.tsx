import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissNotice, getVisibleNotices, showNotice } from '../../src/api/notices'
import { NoticeList } from '../../src/shell/NoticeList'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  for (const { id } of getVisibleNotices()) dismissNotice(id)
  vi.useRealTimers()
})

test('a notice stays while its button has the focus, even after the mouse pointer has left the notice', () => {
  render(<NoticeList />)
  act(() => {
    showNotice({ kind: 'success', text: 'Deleted', action: { label: 'Undo', run: () => undefined } })
  })
  const undo = screen.getByRole('button', { name: 'Undo' })
  const notice = undo.closest('[data-kind]') as HTMLElement
  act(() => undo.focus())
  fireEvent.pointerEnter(notice)
  fireEvent.pointerLeave(notice)
  act(() => vi.advanceTimersByTime(60_000))
  expect(screen.getByText('Deleted')).toBeTruthy()
  act(() => undo.blur())
  act(() => vi.advanceTimersByTime(60_000))
  expect(screen.queryByText('Deleted')).toBeNull()
})
