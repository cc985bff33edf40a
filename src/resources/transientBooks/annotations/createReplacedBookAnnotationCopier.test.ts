// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { ServerError } from '../../../api/ServerError'
import { getUserClientSettings } from '../../../generated/client-settings/client-settings.calls'
import { listSyncedMapsToUpload, readStoredSyncedMap, storeSyncedMap } from '../../../preferences/syncedReaderData'
import { createBookImportServerAndStorageCalls } from '../calls/createBookImportServerAndStorageCalls'
import { createReplacedBookAnnotationCopier } from './createReplacedBookAnnotationCopier'

vi.mock('../../../generated/client-settings/client-settings.calls', () => ({ getUserClientSettings: vi.fn() }))
vi.mock('../../../generated/import-books/import-books.calls', () => ({ importBooks: vi.fn(async () => undefined) }))
vi.mock('../../../generated/history/history.calls', () => ({ getHistory: vi.fn(async () => ({ content: [] })) }))
type Report = { sourceFile: string; success: boolean; bookId: string | null }
const { reportListeners } = vi.hoisted(() => ({ reportListeners: new Set<(report: Report) => void>() }))
vi.mock('../../../api/live/liveEvents', () => ({
  onLiveEvent: (event: string, listener: (report: Report) => void) => {
    if (event === 'BookImported') reportListeners.add(listener)
    return () => reportListeners.delete(listener)
  },
}))

const { reachableListeners } = vi.hoisted(() => ({ reachableListeners: new Set<() => void>() }))
vi.mock('../../../api/serverConnection', async importOriginal => ({
  ...(await importOriginal<object>()),
  onServerReachableAgain: (listener: () => void) => {
    reachableListeners.add(listener)
    return () => reachableListeners.delete(listener)
  },
}))
const reachServerAgain = () => {
  for (const listener of reachableListeners) listener()
}

const list = vi.mocked(getUserClientSettings)
const highlights = (id: string) => ({ userId: 'U', kind: 'highlights', id }) as const
const store = { sentAt: () => undefined } as never
const { calls } = createBookImportServerAndStorageCalls({
  userId: 'U',
  store,
  onScanned: () => undefined,
  onStoreFailure: () => undefined,
})
const replaceBook = async (report: Partial<Report> = {}) => {
  await calls.importBooks([{ sourceFile: '/in/a.epub', seriesId: 'S', upgradeBookId: 'OLD' }], 'HARDLINK')
  for (const listener of reportListeners)
    listener({ sourceFile: '/in/a.epub', success: true, bookId: 'NEW', ...report })
}

beforeEach(() => {
  localStorage.clear()
  list.mockReset().mockResolvedValue({})
})

test('copies the annotations of the user from the replaced book to the new book', async () => {
  storeSyncedMap(highlights('OLD'), { a: { value: 'local', at: 1 } })
  list.mockResolvedValue({ 'longbox.highlights.old': { value: '{"b":{"value":"of the tablet","at":1}}' } })
  await replaceBook()
  await vi.waitFor(() => expect(Object.keys(readStoredSyncedMap(highlights('NEW')))).toEqual(['a', 'b']))
  expect(listSyncedMapsToUpload('U').map(({ kind, id }) => `${kind}.${id}`)).toContain('highlights.new')
})

test('copies nothing to the book of a later import of the same file that replaces no book', async () => {
  storeSyncedMap(highlights('OLD'), { a: { value: 'local', at: 1 } })
  await calls.importBooks([{ sourceFile: '/in/a.epub', seriesId: 'S', upgradeBookId: 'OLD' }], 'HARDLINK')
  await calls.importBooks([{ sourceFile: '/in/a.epub', seriesId: 'S' }], 'HARDLINK')
  for (const listener of reportListeners) listener({ sourceFile: '/in/a.epub', success: true, bookId: 'OTHER' })
  await replaceBook()
  await vi.waitFor(() => expect(Object.keys(readStoredSyncedMap(highlights('NEW')))).toEqual(['a']))
  expect(readStoredSyncedMap(highlights('OTHER'))).toEqual({})
})

test('copies the annotations of this device if the server does not support client settings', async () => {
  storeSyncedMap(highlights('OLD'), { a: { value: 'local', at: 1 } })
  list.mockRejectedValue(new ServerError({ operation: 'getUserClientSettings', status: 404 }))
  await replaceBook()
  await vi.waitFor(() => expect(Object.keys(readStoredSyncedMap(highlights('NEW')))).toEqual(['a']))
})

test('copies nothing if the import fails', async () => {
  await replaceBook({ success: false, bookId: null })
  expect(list).not.toHaveBeenCalled()
})

test('copies the annotations when the server is reachable again after a failure, and only until this succeeds', async () => {
  storeSyncedMap(highlights('OLD'), { a: { value: 'local', at: 1 } })
  list.mockRejectedValueOnce(new ServerError({ operation: 'getUserClientSettings', status: 0 }))
  await replaceBook()
  await new Promise(process.nextTick)
  expect(readStoredSyncedMap(highlights('NEW'))).toEqual({})
  reachServerAgain()
  await vi.waitFor(() => expect(Object.keys(readStoredSyncedMap(highlights('NEW')))).toEqual(['a']))
  reachServerAgain()
  expect(list).toHaveBeenCalledTimes(2)
})

test('copies the annotations after a check of the import, if the event of the server was lost', async () => {
  storeSyncedMap(highlights('OLD'), { a: { value: 'local', at: 1 } })
  const copier = createReplacedBookAnnotationCopier('U')
  copier.recordRequest([{ sourceFile: '/in/a.epub', seriesId: 'S', upgradeBookId: 'OLD' }])
  const result = { type: 'imported', bookId: 'NEW' } as const
  expect(copier.copyAfterCheck('/in/a.epub', { type: 'pending' })).toEqual({ type: 'pending' })
  expect(list).not.toHaveBeenCalled()
  expect(copier.copyAfterCheck('/in/a.epub', result)).toBe(result)
  await vi.waitFor(() => expect(Object.keys(readStoredSyncedMap(highlights('NEW')))).toEqual(['a']))
  copier.stop()
})

test('copies nothing if the replaced book has only the hash of its file, but no annotations', async () => {
  storeSyncedMap(highlights('OLD'), { fileHash: { value: 'hash', at: 1 }, a: { value: null, at: 1 } })
  await replaceBook()
  await vi.waitFor(() => expect(list).toHaveBeenCalled())
  await new Promise(process.nextTick)
  expect(readStoredSyncedMap(highlights('NEW'))).toEqual({})
})
