import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { addOfflineBooks, type OfflineBookEntry } from '../../api/offline/offlineBooks'
import { ServerError } from '../../api/ServerError'
import { loadTextBundle } from '../../language/interfaceLanguage'
import type { ReaderController } from '../session/useReaderController'
import { ReaderPhaseOverlays } from './ReaderPhaseOverlays'

beforeAll(() => loadTextBundle('reader'))
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

/** Renders the overlays after the book `B` could not be opened. */
function renderFailure(failure: unknown) {
  const snapshot = { context: { failure, bookId: 'B' } }
  const actor = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => {} }) }
  const reader = { actor, userId: 'U' } as unknown as ReaderController
  const component = () => <ReaderPhaseOverlays reader={reader} phase="failed" label={undefined} perform={() => {}} />
  const router = createRouter({ routeTree: createRootRoute({ component }), history: createMemoryHistory() })
  render(<RouterProvider router={router as never} />)
}

test('focuses the retry button when a book cannot be shown', async () => {
  renderFailure(new Error('no'))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(document.activeElement).toBe(retry)
})

test.each([403, 404])('explains without a retry button why a book with status %i cannot be shown', async status => {
  renderFailure(new ServerError({ operation: 'getBook', status }))
  expect(await screen.findByText('It was deleted, or it is not shared with you.')).toBeTruthy()
  expect(screen.queryByText(/trying to retrieve/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Back' }))
})

describe('book that cannot be opened offline', () => {
  const unreachable = new ServerError({ operation: 'getBook', status: 0 })
  const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

  test('is reported as not downloaded, with a link to the downloaded books', async () => {
    goOffline()
    renderFailure(unreachable)
    expect(await screen.findByText('You are offline, and this book is not on this device.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Available offline' }).getAttribute('href')).toBe('/offline')
    expect(screen.queryByText(/trying to retrieve/)).toBeNull()
  })

  test('is reported with its error if it is downloaded', async () => {
    goOffline()
    addOfflineBooks('U', [{ bookId: 'B', files: 3, here: 3 } as OfflineBookEntry])
    renderFailure(unreachable)
    expect(await screen.findByText(/the server does not answer/)).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('is reported with its error while the browser is online', async () => {
    renderFailure(unreachable)
    expect(await screen.findByText(/the server does not answer/)).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })
})
