import { render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestBook } from '../../../tests/harness/createTestRecords'
import { createOfflineBookEntry } from '../../api/offline/offlineBooks'
import { storePendingProgress } from '../../preferences/pendingProgress'
import { OfflineBookRow } from './OfflineBookRow'

vi.mock('../../components/cards/Poster', () => ({
  Poster: ({ isUnstarted }: { isUnstarted: boolean }) => (isUnstarted ? <i>unstarted</i> : null),
}))
vi.mock('../../components/controls/Button', () => ({ LinkButton: () => <a href="/">Read</a> }))

const entry = { ...createOfflineBookEntry(createTestBook({ metadata: { title: 'Low Tide' } }), 0), files: 2, here: 2 }

test('shows the progress of an update while the earlier file is readable', () => {
  const book = { ...entry, update: { file: 'two', files: 9, here: 4 } }
  render(<OfflineBookRow userId="U" book={book} isOutdated />)
  const progress = screen.getByRole('progressbar', { name: 'Low Tide' })
  expect([progress.getAttribute('value'), progress.getAttribute('max')]).toEqual(['4', '9'])
  expect(screen.getByText(/4 of 9/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Read' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Download Low Tide again' })).toBeNull()
})

test('the cover counts as unread until the server or this device has reading progress of the book', () => {
  const row = (isStarted: boolean | undefined) => (
    <OfflineBookRow userId="U" book={{ ...entry, isStarted }} isOutdated={false} />
  )
  const { rerender } = render(row(false))
  expect(screen.getByText('unstarted')).toBeTruthy()
  rerender(row(true))
  expect(screen.queryByText('unstarted')).toBeNull()
  rerender(row(undefined))
  expect(screen.getByText('unstarted')).toBeTruthy()
  storePendingProgress({ bookId: entry.bookId, userId: 'U', time: 1, write: { page: 2 } })
  onTestFinished(() => localStorage.clear())
  rerender(row(false))
  expect(screen.queryByText('unstarted')).toBeNull()
})

test('moves the focus to the last button of the row when a focused button disappears', () => {
  const { rerender } = render(<OfflineBookRow userId="U" book={entry} isOutdated />)
  const update = screen.getByRole('button', { name: 'Download Low Tide again' })
  update.focus()
  rerender(<OfflineBookRow userId="U" book={{ ...entry, update: { file: 'two', files: 9, here: 0 } }} isOutdated />)
  expect(update.isConnected).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove the download of Low Tide' }))
})
