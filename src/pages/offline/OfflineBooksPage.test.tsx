import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestBook } from '../../../tests/harness/createTestRecords'
import { addOfflineBooks, createOfflineBookEntry } from '../../api/offline/offlineBooks'
import { OfflineBooksPage } from './OfflineBooksPage'

const downloads = vi.hoisted(() => ({ state: 'waiting' }))
vi.mock('../../access/SessionContext', () => ({ useCurrentUser: () => ({ id: 'U' }) }))
vi.mock('../../actions/offlineDownloads', () => ({
  downloadDeletedBooksAgain: async () => {},
  useOfflineDownloadState: (_: string, select: (snapshot: object) => unknown) =>
    select({ matches: (state: string) => state === downloads.state, context: { failures: new Map(), queue: [] } }),
}))
vi.mock('./OfflineBookRow', () => ({ OfflineBookRow: () => null }))
vi.mock('./useDownloadedBookChecks', () => ({ useDownloadedBookChecks: () => new Set() }))

afterEach(() => localStorage.clear())

test('moves the focus to the page when the button "Try again" disappears', () => {
  addOfflineBooks('U', [createOfflineBookEntry(createTestBook(), 0)])
  const page = () => (
    <main id="main" tabIndex={-1}>
      <OfflineBooksPage />
    </main>
  )
  const { rerender } = render(page())
  const status = screen.getByRole('status')
  screen.getByRole('button', { name: 'Try again' }).focus()
  downloads.state = 'working'
  rerender(page())
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.getByRole('status')).toBe(status)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
