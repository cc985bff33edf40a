// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeCaches } from '../../tests/harness/fakeCaches'
import { notices } from '../api/notices'
import { downloadBook } from '../api/offline/downloadBook'
import { installOffline, uninstallOffline } from '../api/offline/install'
import { addOfflineBook, offlineBookOf, offlineBooks } from '../api/offline/offlineBooks'
import type { Book } from '../generated/model.schemas'
import { downloadBooks, removeDownloads, resumeDownloads } from './downloads'

const place = vi.hoisted(() => ({ reason: undefined as 'insecure' | undefined }))
vi.mock('../api/offline/install', () => ({
  downloadObstacle: () => place.reason,
  installOffline: vi.fn(async () => {}),
  uninstallOffline: vi.fn(async () => {}),
  restoreOffline: vi.fn(async () => {}),
}))
vi.mock('../api/offline/downloadBook', async original => ({
  ...(await original<object>()),
  downloadBook: vi.fn(async () => {}),
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

let user = 0
let me = ''
let all: FakeCaches
beforeEach(() => {
  user += 1
  me = `U${user}`
  all = new FakeCaches()
  place.reason = undefined
  vi.stubGlobal('caches', all)
  vi.mocked(downloadBook).mockClear()
})

const fetched = () => vi.mocked(downloadBook).mock.calls.map(([, id]) => id)

describe('downloading books', () => {
  test('downloads only readable books and stores the reader of each', async () => {
    downloadBooks(me, [book('a'), book('b', 'ERROR'), book('c', 'READY', 'EPUB')])
    expect(offlineBooks(me).map(({ bookId, reader }) => [bookId, reader])).toEqual([
      ['a', 'comic'],
      ['c', 'epub'],
    ])
    await vi.waitFor(() => expect(fetched()).toEqual(['a', 'c']))
    expect(installOffline).toHaveBeenCalled()
  })

  test('warns and downloads nothing when the browser cannot store books', () => {
    place.reason = 'insecure'
    downloadBooks(me, [book('a')])
    expect(offlineBooks(me)).toEqual([])
    expect(notices().at(-1)).toMatchObject({ kind: 'warning' })
  })

  test('deletes the files of a removed book, and uninstalls the service worker with the last book', async () => {
    addOfflineBook(me, { ...offlineBookOf(book('a'), 0), files: 2, here: 2 })
    await all.open(`longbox book ${me} a`)
    await removeDownloads(me, ['a'])
    expect(await all.keys()).toEqual([])
    expect(offlineBooks(me)).toEqual([])
    expect(uninstallOffline).toHaveBeenCalled()
  })
})

test('keeps the service worker installed while other books wait for their download', async () => {
  addOfflineBook(me, offlineBookOf(book('a'), 0))
  addOfflineBook(me, offlineBookOf(book('b'), 0))
  vi.mocked(uninstallOffline).mockClear()
  await removeDownloads(me, ['a'])
  expect(uninstallOffline).not.toHaveBeenCalled()
})

describe('resuming downloads after a restart', () => {
  test('continues incomplete downloads and skips complete ones', async () => {
    addOfflineBook(me, { ...offlineBookOf(book('whole'), 0), files: 2, here: 2 })
    await all.open(`longbox book ${me} whole`)
    addOfflineBook(me, { ...offlineBookOf(book('part'), 0), files: 2, here: 1 })
    await all.open(`longbox book ${me} part`)
    addOfflineBook(me, offlineBookOf(book('waiting'), 0))
    await resumeDownloads(me)
    await vi.waitFor(() => expect(fetched()).toEqual(['part', 'waiting']))
  })

  test('downloads a book again when the browser has evicted it', async () => {
    addOfflineBook(me, { ...offlineBookOf(book('gone'), 0), files: 2, here: 2 })
    await resumeDownloads(me)
    await vi.waitFor(() => expect(fetched()).toEqual(['gone']))
  })
})
