// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SessionActor } from '../access/SessionContext'
import { getUserClientSettings, updateUserClientSettings } from '../generated/client-settings/client-settings.calls'
import { readPendingProgress, storePendingProgress } from '../preferences/pendingProgress'
import { readPendingFilterChanges, writePendingFilterChanges } from '../preferences/savedFilters'
import { listSyncedMapsToUpload, storeSyncedMap } from '../preferences/syncedReaderData'
import { sendQueuedProgress } from '../readers/progress/progressQueue'
import { startSendingUnsentChanges } from './startSendingUnsentChanges'

vi.mock('../machines/sessionRequests', () => ({}))
vi.mock('../machines/sessionListeners', () => ({}))
vi.mock('../readers/progress/progressQueue', () => ({ sendQueuedProgress: vi.fn(async () => undefined) }))

vi.mock('../generated/client-settings/client-settings.calls', () => ({
  getUserClientSettings: vi.fn(async () => ({})),
  updateUserClientSettings: vi.fn(async () => undefined),
}))

let snapshot: unknown
const session = { getSnapshot: () => snapshot } as SessionActor
const signedIn = (id: string) => ({ value: { signedIn: 'confirmed' }, context: { me: { id } } })
const storePending = (userId: string, bookId: string, time: number) =>
  storePendingProgress({ userId, bookId, time, write: { page: 2 } })
const sent = () => vi.mocked(sendQueuedProgress).mock.calls

let stop = () => {}
beforeEach(() => {
  localStorage.clear()
  vi.mocked(sendQueuedProgress).mockClear()
  vi.mocked(updateUserClientSettings).mockClear()
  snapshot = signedIn('U')
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('sends only the pending progress of the signed-in user on start, oldest first', async () => {
  storePending('U', 'B2', 2)
  storePending('U', 'B1', 1)
  storePending('V', 'B3', 3)
  stop = startSendingUnsentChanges(session)
  await vi.waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()).toEqual([
    ['U', 'B1'],
    ['U', 'B2'],
  ])
  expect(readPendingProgress('V')).toHaveLength(1)
})

test('sends when the network returns, until the shell unmounts', async () => {
  stop = startSendingUnsentChanges(session)
  storePending('U', 'B1', 1)
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(sent()).toEqual([['U', 'B1']]))
  stop()
  window.dispatchEvent(new Event('online'))
  expect(sent()).toHaveLength(1)
})

test('stops sending after a sign-out', async () => {
  storePending('U', 'B1', 1)
  storePending('U', 'B2', 2)
  vi.mocked(sendQueuedProgress).mockImplementationOnce(async () => {
    snapshot = { value: { signedOut: 'claimed' }, context: {} }
    return undefined
  })
  stop = startSendingUnsentChanges(session)
  await vi.waitFor(() => expect(sent()).toEqual([['U', 'B1']]))
  window.dispatchEvent(new Event('online'))
  expect(sent()).toHaveLength(1)
})

const sentKeys = () => vi.mocked(updateUserClientSettings).mock.calls.flatMap(([changes]) => Object.keys(changes))
const storeBookmark = (userId: string, id: string) =>
  storeSyncedMap({ userId, kind: 'bookmarks', id }, { 'page.3': { value: {}, at: 1 } })

test('sends the unsent bookmarks and saved filters of the signed-in user, also later changes', async () => {
  vi.useFakeTimers()
  storeBookmark('U', 'B')
  storeBookmark('V', 'C')
  const scope = { userId: 'U', listId: 'L' }
  writePendingFilterChanges(scope, { Unread: { name: 'Unread', search: {}, pinned: true } })
  writePendingFilterChanges({ ...scope, userId: 'V' }, { Unread: null })
  stop = startSendingUnsentChanges(session)
  await vi.waitFor(() => expect(sentKeys()).toEqual(['longbox.bookmarks.b', 'longbox.filters.l']))
  await vi.waitFor(() => expect(readPendingFilterChanges(scope)).toEqual({}))
  expect(listSyncedMapsToUpload('U')).toEqual([])
  expect(listSyncedMapsToUpload('V')).toHaveLength(1)
  storeBookmark('U', 'D')
  await vi.waitFor(() => expect(sentKeys()).toContain('longbox.bookmarks.d'))
})

test('sends no bookmarks and filters after a sign-out', async () => {
  vi.useFakeTimers()
  storeBookmark('U', 'B')
  stop = startSendingUnsentChanges(session)
  snapshot = { value: { signedOut: 'claimed' }, context: {} }
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sentKeys()).toEqual([])
})

test('does not send a change of another tab, because that tab sends it', async () => {
  vi.useFakeTimers()
  stop = startSendingUnsentChanges(session)
  await vi.advanceTimersByTimeAsync(10_000)
  localStorage.setItem('longbox.unsynced.U', 'bookmarks.b')
  localStorage.setItem('longbox.synced.U.bookmarks.b', '{"page.3":{"value":{},"at":1}}')
  window.dispatchEvent(new StorageEvent('storage', { key: 'longbox.synced.U.bookmarks.b' }))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sentKeys()).toEqual([])
})

test('sends a change during a slow request only after this request', async () => {
  vi.useFakeTimers()
  let finish = () => {}
  vi.mocked(updateUserClientSettings).mockImplementationOnce(() => new Promise(resolve => (finish = () => resolve())))
  storeBookmark('U', 'B')
  stop = startSendingUnsentChanges(session)
  await vi.advanceTimersByTimeAsync(2_000)
  await vi.waitFor(() => expect(sentKeys()).toEqual(['longbox.bookmarks.b']))
  vi.mocked(getUserClientSettings).mockClear()
  storeBookmark('U', 'D')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(getUserClientSettings).not.toHaveBeenCalled()
  finish()
  await vi.waitFor(() => expect(sentKeys()).toContain('longbox.bookmarks.d'))
})

test('sends the saved filters of each list, even if reader data or another list fails', async () => {
  vi.useFakeTimers()
  storeBookmark('U', 'B')
  for (const listId of ['L', 'M', 'N'])
    writePendingFilterChanges({ userId: 'U', listId }, { Unread: { name: 'Unread', search: {}, pinned: true } })
  vi.mocked(updateUserClientSettings).mockRejectedValueOnce(new Error('too large')).mockRejectedValueOnce(new Error())
  stop = startSendingUnsentChanges(session)
  await vi.advanceTimersByTimeAsync(2_000)
  await vi.waitFor(() => expect(sentKeys()).toHaveLength(4))
  expect(listSyncedMapsToUpload('U')).toHaveLength(1)
})
