// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ServerError } from '../../api/ServerError'
import { getBook } from '../../generated/books/books.calls'
import { getUserClientSettings, updateUserClientSettings } from '../../generated/client-settings/client-settings.calls'
import { isBlurOfUnreadCoversStored } from '../../lists/browse/isBlurOfUnreadCoversStored'
import { setSyncedMapEntry } from '../../preferences/syncedMap'
import { listSyncedMapsToUpload, readStoredSyncedMap, storeSyncedMap } from '../../preferences/syncedReaderData'
import { startReaderDataSync } from './startReaderDataSync'

vi.mock('../../generated/client-settings/client-settings.calls', () => ({
  getUserClientSettings: vi.fn(),
  updateUserClientSettings: vi.fn(),
}))
vi.mock('../../generated/books/books.calls', () => ({ getBook: vi.fn() }))
const { backListeners } = vi.hoisted(() => ({ backListeners: new Set<() => void>() }))
vi.mock('../../api/serverConnection', () => ({
  onServerReachableAgain: (listener: () => void) => {
    backListeners.add(listener)
    return () => backListeners.delete(listener)
  },
}))

const list = vi.mocked(getUserClientSettings)
const update = vi.mocked(updateUserClientSettings)
const failed = (status: number) => new ServerError({ operation: 'getUserClientSettings', status })
const name = (kind: 'bookmarks' | 'highlights', id = 'B') => ({ userId: 'U', kind, id })
const storeBookmark = (key: string) =>
  storeSyncedMap(name('bookmarks'), setSyncedMapEntry(readStoredSyncedMap(name('bookmarks')), key, 'x', Date.now()))
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  list.mockReset().mockResolvedValue({})
  update.mockReset().mockResolvedValue(undefined as never)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('combines several changes into one sync two seconds after the first change', async () => {
  stop = startReaderDataSync('U', ['B'])
  await wait(0)
  storeBookmark('1')
  await wait(500)
  storeBookmark('2')
  await wait(1_400)
  expect(update).not.toHaveBeenCalled()
  await wait(200)
  expect(update).toHaveBeenCalledTimes(1)
  const [changes] = update.mock.calls[0] ?? []
  expect(Object.keys(JSON.parse(changes?.['longbox.bookmarks.b']?.value ?? '{}'))).toEqual(['1', '2'])
  expect(listSyncedMapsToUpload('U')).toEqual([])
})

test.each([403, 404, 405])('stops syncing after status %d and keeps all data on the device', async status => {
  list.mockRejectedValue(failed(status))
  stop = startReaderDataSync('U', ['B'])
  await wait(0)
  storeBookmark('1')
  await wait(10_000)
  for (const listener of backListeners) listener()
  await wait(0)
  expect(list).toHaveBeenCalledTimes(1)
  expect(listSyncedMapsToUpload('U')).toHaveLength(1)
})

test.each([0, 401, 500])('retries after status %d when the server is reachable again', async status => {
  list.mockRejectedValueOnce(failed(status))
  storeBookmark('1')
  stop = startReaderDataSync('U', ['B'])
  await wait(0)
  expect(listSyncedMapsToUpload('U')).toHaveLength(1)
  for (const listener of backListeners) listener()
  await wait(0)
  expect(update).toHaveBeenCalledTimes(1)
  expect(listSyncedMapsToUpload('U')).toEqual([])
})

test('syncs the last changes when the reader closes', async () => {
  const leave = startReaderDataSync('U', ['B'])
  await wait(0)
  storeBookmark('1')
  leave()
  await wait(0)
  expect(update).toHaveBeenCalledTimes(1)
})

test('loads highlights only for the open book, but bookmarks for all books', async () => {
  const value = JSON.stringify({ 1: { value: 'x', at: 1 } })
  list.mockResolvedValue({
    'longbox.highlights.b': { value },
    'longbox.highlights.c': { value },
    'longbox.bookmarks.c': { value },
  })
  stop = startReaderDataSync('U', ['B'])
  await wait(0)
  expect(readStoredSyncedMap(name('highlights'))).not.toEqual({})
  expect(readStoredSyncedMap(name('highlights', 'C'))).toEqual({})
  expect(readStoredSyncedMap(name('bookmarks', 'C'))).not.toEqual({})
})

test('stores the copy of the account setting for blurred covers, which stays if the server has no value', async () => {
  const setting = { 'webui.poster.blur_unread': { value: 'true' } }
  list.mockResolvedValueOnce(setting).mockResolvedValue({})
  stop = startReaderDataSync('U', ['B'])
  await wait(0)
  expect(isBlurOfUnreadCoversStored('U')).toBe(true)
  for (const listener of backListeners) listener()
  await wait(0)
  expect(list).toHaveBeenCalledTimes(2)
  expect(isBlurOfUnreadCoversStored('U')).toBe(true)
})

test('adopts the annotations of a deleted book with the same file, and sends them with the hash', async () => {
  vi.mocked(getBook).mockRejectedValue(failed(404))
  list.mockResolvedValue({
    'longbox.bookmarks.old': { value: '{"page.3":{"value":{},"at":1},"fileHash":{"value":"hash","at":1}}' },
  })
  stop = startReaderDataSync('U', ['B'], { id: 'B', fileHash: 'hash' })
  await wait(0)
  await wait(2_000)
  expect(Object.keys(readStoredSyncedMap(name('bookmarks')))).toEqual(['page.3', 'fileHash'])
  expect(update.mock.calls.map(([changes]) => Object.keys(changes))).toEqual([['longbox.bookmarks.b']])
  expect(listSyncedMapsToUpload('U')).toEqual([])
})
