// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestBook } from '../../tests/harness/createTestRecords'
import { FakeCacheStorage } from '../../tests/harness/fakeCacheStorage'
import { getVisibleNotices } from '../api/notices'
import { downloadBookForOffline } from '../api/offline/downloads/downloadBookForOffline'
import { StorageFullError } from '../api/offline/downloads/fetchIntoCache'
import { addOfflineBooks, createOfflineBookEntry, readOfflineBooks } from '../api/offline/offlineBooks'
import { installOfflineSupport, uninstallOfflineSupport } from '../api/offline/offlineSupportInstallation'
import type { Book } from '../generated/model.schemas'
import { onLocalStorageChange } from '../preferences/localStorageAccess'
import {
  downloadBooksForOffline,
  downloadDeletedBooksAgain,
  getOfflineDownloadActor,
  removeOfflineDownloads,
  resumeOfflineDownloads,
} from './offlineDownloads'

const device = vi.hoisted(() => ({ reason: undefined as 'insecure' | undefined }))
vi.mock('../api/offline/offlineSupportInstallation', () => ({
  findDownloadUnavailableReason: () => device.reason,
  installOfflineSupport: vi.fn(async () => {}),
  uninstallOfflineSupport: vi.fn(async () => {}),
  reconnectPageToServiceWorker: vi.fn(async () => {}),
}))
vi.mock('../api/offline/downloads/downloadBookForOffline', async original => ({
  ...(await original<object>()),
  downloadBookForOffline: vi.fn(async () => {}),
}))

const book = (id: string, status = 'READY', mediaProfile = 'DIVINA') =>
  ({
    id,
    seriesId: 'S',
    seriesTitle: 'Series',
    oneshot: false,
    deleted: false,
    fileHash: 'one',
    sizeBytes: 10,
    media: { status, mediaProfile, epubDivinaCompatible: false },
    metadata: { title: id, number: '1' },
  }) as unknown as Book

let userNumber = 0
let userId = ''
let fakeCaches: FakeCacheStorage
beforeEach(() => {
  userNumber += 1
  userId = `U${userNumber}`
  fakeCaches = new FakeCacheStorage()
  device.reason = undefined
  vi.stubGlobal('caches', fakeCaches)
  vi.mocked(downloadBookForOffline).mockClear()
})

const downloadedBookIds = () => vi.mocked(downloadBookForOffline).mock.calls.map(([, id]) => id)

describe('downloading books', () => {
  test('downloads only readable books and stores the reader kind of each book', async () => {
    downloadBooksForOffline(userId, [book('a'), book('b', 'ERROR'), book('c', 'READY', 'EPUB')])
    expect(readOfflineBooks(userId).map(({ bookId, reader }) => [bookId, reader])).toEqual([
      ['a', 'comic'],
      ['c', 'epub'],
    ])
    expect(getVisibleNotices().at(-1)).toMatchObject({ kind: 'info' })
    await vi.waitFor(() => expect(downloadedBookIds()).toEqual(['a', 'c']))
    expect(installOfflineSupport).toHaveBeenCalled()
  })

  test('stores whether the user has started the book', () => {
    const { readProgress } = createTestBook({ readProgress: { page: 3 } })
    downloadBooksForOffline(userId, [book('a'), { ...book('b'), readProgress }])
    expect(readOfflineBooks(userId).map(({ isStarted }) => isStarted)).toEqual([false, true])
  })

  test('writes the list of offline books once for all books, and does not replace the entries of listed books', () => {
    addOfflineBooks(userId, [{ ...createOfflineBookEntry(book('b'), 7), files: 2, here: 1 }])
    const onChange = vi.fn()
    const stop = onLocalStorageChange(onChange)
    downloadBooksForOffline(
      userId,
      ['a', 'b', 'c', 'd'].map(id => book(id)),
    )
    stop()
    expect(onChange).toHaveBeenCalledOnce()
    expect(readOfflineBooks(userId).map(({ bookId }) => bookId)).toEqual(['b', 'a', 'c', 'd'])
    expect(readOfflineBooks(userId)[0]).toMatchObject({ since: 7, files: 2, here: 1 })
  })

  test('warns and downloads nothing when the browser cannot store books', () => {
    device.reason = 'insecure'
    downloadBooksForOffline(userId, [book('a')])
    expect(readOfflineBooks(userId)).toEqual([])
    expect(getVisibleNotices().at(-1)).toMatchObject({ kind: 'warning' })
  })

  test('deletes the files of a removed book, and uninstalls the service worker after the removal of the last book', async () => {
    addOfflineBooks(userId, [{ ...createOfflineBookEntry(book('a'), 0), files: 2, here: 2 }])
    await fakeCaches.open(`longbox book ${userId} a`)
    await removeOfflineDownloads(userId, ['a'])
    expect(await fakeCaches.keys()).toEqual([])
    expect(readOfflineBooks(userId)).toEqual([])
    expect(uninstallOfflineSupport).toHaveBeenCalled()
  })
})

test('keeps the service worker installed while other books wait for their download', async () => {
  addOfflineBooks(userId, [createOfflineBookEntry(book('a'), 0)])
  addOfflineBooks(userId, [createOfflineBookEntry(book('b'), 0)])
  vi.mocked(uninstallOfflineSupport).mockClear()
  await removeOfflineDownloads(userId, ['a'])
  expect(uninstallOfflineSupport).not.toHaveBeenCalled()
})

describe('resuming downloads after a restart', () => {
  test('continues incomplete downloads and skips complete downloads', async () => {
    addOfflineBooks(userId, [{ ...createOfflineBookEntry(book('whole'), 0), files: 2, here: 2 }])
    await fakeCaches.open(`longbox book ${userId} whole`)
    addOfflineBooks(userId, [{ ...createOfflineBookEntry(book('part'), 0), files: 2, here: 1 }])
    await fakeCaches.open(`longbox book ${userId} part`)
    addOfflineBooks(userId, [createOfflineBookEntry(book('waiting'), 0)])
    await resumeOfflineDownloads(userId)
    await vi.waitFor(() => expect(downloadedBookIds()).toEqual(['part', 'waiting']))
  })

  test('continues an interrupted update of a complete download', async () => {
    const update = { file: 'two', files: 2, here: 1 }
    addOfflineBooks(userId, [{ ...createOfflineBookEntry(book('outdated'), 0), files: 2, here: 2, update }])
    await fakeCaches.open(`longbox book ${userId} outdated`)
    await resumeOfflineDownloads(userId)
    await vi.waitFor(() => expect(downloadedBookIds()).toEqual(['outdated']))
  })

  test('does not resume the download of a book that did not fit into the storage', async () => {
    vi.mocked(downloadBookForOffline).mockRejectedValueOnce(new StorageFullError())
    downloadBooksForOffline(userId, [book('large')])
    const actor = getOfflineDownloadActor(userId)
    await vi.waitFor(() => expect(actor.getSnapshot().context.failures.size).toBe(1))
    await resumeOfflineDownloads(userId)
    expect(actor.getSnapshot().value).toBe('idle')
    actor.send({ type: 'user.retry' })
    await vi.waitFor(() => expect(downloadedBookIds()).toEqual(['large', 'large']))
  })

  test('downloads a book again when the browser has deleted its files', async () => {
    addOfflineBooks(userId, [{ ...createOfflineBookEntry(book('gone'), 0), files: 2, here: 2 }])
    await resumeOfflineDownloads(userId)
    await vi.waitFor(() => expect(downloadedBookIds()).toEqual(['gone']))
  })

  test('downloads only the deleted books again when the list of downloads opens', async () => {
    for (const id of ['deleted', 'stored'])
      addOfflineBooks(userId, [{ ...createOfflineBookEntry(book(id), 0), files: 2, here: 2 }])
    await fakeCaches.open(`longbox book ${userId} stored`)
    await downloadDeletedBooksAgain(userId)
    expect(readOfflineBooks(userId).map(entry => [entry.bookId, entry.here])).toEqual([
      ['deleted', 0],
      ['stored', 2],
    ])
    await vi.waitFor(() => expect(downloadedBookIds()).toEqual(['deleted']))
  })
})
