import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadTextBundle } from '../../../language/interfaceLanguage'
import { setSyncedMapEntry } from '../../../preferences/syncedMap'
import { readStoredSyncedMap, storeSyncedMap } from '../../../preferences/syncedReaderData'
import { PageBookmarkList } from './PageBookmarkList'

vi.mock('../../../access/SessionContext', () => ({ useCurrentUser: () => ({ id: 'U' }) }))

/** Renders the bookmark list of a book. Each page in `pages` has a bookmark. */
function renderList(pages: readonly number[]) {
  const name = { userId: 'U', kind: 'bookmarks', id: 'B' } as const
  for (const page of pages) storeSyncedMap(name, setSyncedMapEntry(readStoredSyncedMap(name), `page.${page}`, {}, 1))
  render(<PageBookmarkList bookId="B" current={7} onChoose={vi.fn()} />)
}
const announced = () => document.querySelector('[aria-live]')?.textContent

beforeAll(() => loadTextBundle('reader'))
beforeEach(() => localStorage.clear())

test('announces each removal of a bookmark, without its undo button', async () => {
  renderList([3, 5])
  fireEvent.click(screen.getByRole('button', { name: 'Remove the bookmark from page 3' }))
  await waitFor(() => expect(announced()).toBe('Bookmark removed from page 3'))
  fireEvent.click(screen.getByRole('button', { name: 'Remove the bookmark from page 5' }))
  await waitFor(() => expect(announced()).toBe('Bookmark removed from page 5'))
  expect(screen.queryByRole('status')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(announced()).toBeUndefined()
})

test('shows the page number in the format of the language', () => {
  renderList([1234])
  expect(screen.getByRole('button', { name: 'Page 1,234' }).textContent).toBe('1,234')
})
