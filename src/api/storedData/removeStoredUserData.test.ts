// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeCacheStorage } from '../../../tests/harness/fakeCacheStorage'
import { storeBookPositionOfTab } from '../../preferences/bookPositionsOfTab'
import { deleteEpubPackagesOfOtherBooks } from '../../preferences/databases/epubPackageStore'
import { storePendingProgress } from '../../preferences/pendingProgress'
import { writePreference } from '../../preferences/preferenceStore'
import { storeRecentSearch } from '../../preferences/recentSearches/recentSearches'
import { writePendingFilterChanges, writeSavedFilters } from '../../preferences/savedFilters'
import { writeSavedListState } from '../../preferences/savedListState'
import { storeScrollOffsetsOfTab } from '../../preferences/scrollOffsetsOfTab'
import { storeSignInReturnTarget } from '../../preferences/signInReturnTarget'
import { storeSyncedMap } from '../../preferences/syncedReaderData'
import { createOfflineCacheNames } from '../offline/createOfflineCacheNames'
import { addOfflineBooks, type OfflineBookEntry } from '../offline/offlineBooks'
import { clientBasePath } from '../toAbsoluteServerUrl'
import { countUserDataForSignOut, hasUserDataToDeleteOnSignOut, removeStoredUserData } from './removeStoredUserData'
import { findStoredDataKind, storedDataKinds } from './storedDataKinds'

vi.mock('../../preferences/databases/epubPackageStore', () => ({
  deleteEpubPackagesOfOtherBooks: vi.fn(async () => {}),
}))

const names = createOfflineCacheNames(clientBasePath)
let fakeCaches: FakeCacheStorage

const download = (bookId: string): OfflineBookEntry => ({
  bookId,
  seriesId: 'S',
  title: 'A secret title',
  seriesTitle: 'A secret series',
  number: '1',
  oneshot: false,
  reader: 'comic',
  file: 'x',
  size: 1_000,
  files: 4,
  here: 4,
  since: 0,
})

async function storeAllKinds(userId: string): Promise<void> {
  addOfflineBooks(userId, [download('BOOK')])
  addOfflineBooks(userId, [{ ...download('BOOK2'), here: 1 }])
  storePendingProgress({ bookId: 'BOOK', userId, time: 1, write: { page: 3 } })
  storeSyncedMap({ userId, kind: 'highlights', id: 'BOOK' }, { x: { value: 'A secret quote', at: 1 } })
  writeSavedFilters({ userId, listId: 'LIB' }, [{ name: 'A secret filter', search: {}, pinned: true }])
  writePendingFilterChanges({ userId, listId: 'LIB' }, { 'A secret filter': null })
  localStorage.setItem(`longbox.libraries.${userId}`, '{}')
  storeRecentSearch({ userId, basePath: clientBasePath }, `Text of ${userId}`)
  writeSavedListState('library', 'LIB', { filters: { q: 'A secret search' } })
  writePreference('import.path', '/secret')
  storeBookPositionOfTab('BOOK', { page: 1 })
  storeScrollOffsetsOfTab(new Map([['x', { top: 1 }]]))
  storeSignInReturnTarget('/book/secret')
  await fakeCaches.open(names.book(userId, 'BOOK'))
  await fakeCaches.open(names.bookUpdate(userId, 'BOOK'))
  const userDataCache = await fakeCaches.open(names.userData)
  await userDataCache.put(
    `${location.origin}${clientBasePath}/api/v2/users/me`,
    Response.json({ id: userId, email: 'secret' }),
  )
}

const readAllStorage = async () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, await fakeCaches.keys()])

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  fakeCaches = new FakeCacheStorage()
  vi.stubGlobal('caches', fakeCaches)
})

test('counts a renamed filter once, and deleted filters if there are no other changes', async () => {
  const scope = { userId: 'ME', listId: 'LIB' }
  writePendingFilterChanges(scope, { Old: null, New: { name: 'New', search: {}, pinned: true, place: 0 } })
  expect((await countUserDataForSignOut('ME')).unsentFilters).toBe(1)
  writePendingFilterChanges(scope, { A: null, B: null })
  expect((await countUserDataForSignOut('ME')).unsentFilters).toBe(2)
})

describe('the removal of stored data', () => {
  test('everything: removes all data of the user and keeps data of other users and of the device', async () => {
    await storeAllKinds('OTHER')
    const before = JSON.stringify(Object.entries(localStorage).filter(([key]) => key.includes('OTHER')))
    await storeAllKinds('ME')
    writePreference('theme', 'dark')
    await fakeCaches.open(names.shell('now'))
    await removeStoredUserData('ME', 'everything')
    const remainingData = await readAllStorage()
    expect(remainingData).not.toMatch(/ME\b|secret search|\/secret/)
    expect(await fakeCaches.has(names.userData)).toBe(false)
    expect(await fakeCaches.has(names.book('OTHER', 'BOOK'))).toBe(true)
    expect(await fakeCaches.has(names.shell('now'))).toBe(true)
    expect(localStorage.getItem('longbox.theme')).toBe('"dark"')
    expect(sessionStorage).toHaveLength(0)
    expect(JSON.stringify(Object.entries(localStorage).filter(([key]) => key.includes('OTHER')))).toBe(before)
    expect(localStorage.getItem('longbox.unsent')).toBe('["unsent.OTHER.BOOK"]')
  })

  test('the size of downloads includes the stored part of an update', async () => {
    addOfflineBooks('ME', [{ ...download('BOOK'), update: { file: 'y', files: 4, here: 2 } }])
    expect((await countUserDataForSignOut('ME')).downloadBytes).toBe(1_500)
  })

  test('leftovers: keeps downloads and unsent data', async () => {
    await storeAllKinds('ME')
    await removeStoredUserData('ME', 'leftovers')
    expect(await countUserDataForSignOut('ME')).toEqual({
      downloads: 2,
      downloadBytes: 1_250,
      unsentBooks: 1,
      unsentReaderData: 1,
      unsentFilters: 1,
      importFiles: 0,
    })
    expect(await readAllStorage()).toMatch(/secret quote/)
    expect(await readAllStorage()).not.toMatch(/secret search|Text of|\/secret/)
    expect(await fakeCaches.keys()).toEqual([names.book('ME', 'BOOK'), names.bookUpdate('ME', 'BOOK')])
  })

  test('a book with several kinds of unsent reader data counts once', async () => {
    storeSyncedMap({ userId: 'ME', kind: 'highlights', id: 'BOOK' }, {})
    storeSyncedMap({ userId: 'ME', kind: 'bookmarks', id: 'BOOK' }, {})
    storeSyncedMap({ userId: 'ME', kind: 'profile', id: 'SERIES' }, {})
    expect(await countUserDataForSignOut('ME')).toMatchObject({ unsentReaderData: 2 })
  })

  test('leftovers: removes data that the server has received', async () => {
    storeSyncedMap({ userId: 'ME', kind: 'highlights', id: 'BOOK' }, { x: { value: 'A secret quote', at: 1 } })
    writeSavedFilters({ userId: 'ME', listId: 'LIB' }, [{ name: 'A secret filter', search: {}, pinned: true }])
    localStorage.removeItem('longbox.unsynced.ME')
    await removeStoredUserData('ME', 'leftovers')
    expect(await readAllStorage()).not.toContain('secret')
    expect(hasUserDataToDeleteOnSignOut(await countUserDataForSignOut('ME'))).toBe(false)
  })

  test('leftovers: keeps unsent data under the keys of earlier versions, and removes their other data', async () => {
    localStorage.setItem('longbox.untold.ME', 'bookmarks.a')
    localStorage.setItem('longbox.kept.ME.bookmarks.a', '{}')
    localStorage.setItem('longbox.kept.ME.bookmarks.b', '{}')
    localStorage.setItem('longbox.kept.OTHER.bookmarks.b', '{}')
    await removeStoredUserData('ME', 'leftovers')
    expect(Object.keys(localStorage).sort()).toEqual([
      'longbox.kept.ME.bookmarks.a',
      'longbox.kept.OTHER.bookmarks.b',
      'longbox.untold.ME',
    ])
    await removeStoredUserData('ME', 'everything')
    expect(Object.keys(localStorage)).toEqual(['longbox.kept.OTHER.bookmarks.b'])
  })

  test('deletes the package information of the user, and the imports only together with the downloads', async () => {
    const names = [
      'longbox.bookImport.ME',
      'longbox.readListImport.ME',
      'longbox.readListImport.OTHER',
      'longbox.packages.ME',
      'longbox.packages.OTHER',
      'longbox.fonts',
    ]
    const deleted: string[] = []
    vi.stubGlobal('indexedDB', {
      databases: async () => names.map(name => ({ name, version: 1 })),
      deleteDatabase: (name: string) => {
        deleted.push(name)
        const request = { onsuccess: () => {} }
        queueMicrotask(() => request.onsuccess())
        return request
      },
    })
    await removeStoredUserData('ME', 'leftovers')
    expect(deleted).toEqual(['longbox.packages.ME'])
    expect(deleteEpubPackagesOfOtherBooks).not.toHaveBeenCalled()
    await removeStoredUserData('ME', 'everything')
    expect(deleted.slice(1)).toEqual(['longbox.bookImport.ME', 'longbox.readListImport.ME', 'longbox.packages.ME'])
    vi.unstubAllGlobals()
  })

  test('leftovers: keeps the package information of downloaded books', async () => {
    const deleteDatabase = vi.fn()
    vi.stubGlobal('indexedDB', {
      databases: async () => [{ name: 'longbox.packages.ME', version: 1 }],
      deleteDatabase,
    })
    addOfflineBooks('ME', [download('BOOK')])
    await removeStoredUserData('ME', 'leftovers')
    expect(deleteDatabase).not.toHaveBeenCalled()
    expect(deleteEpubPackagesOfOtherBooks).toHaveBeenCalledExactlyOnceWith('ME', expect.any(Function))
    const [, isDownloaded] = vi.mocked(deleteEpubPackagesOfOtherBooks).mock.calls[0] ?? []
    expect(['BOOK', 'OTHER'].map(bookId => isDownloaded?.(bookId))).toEqual([true, false])
    vi.unstubAllGlobals()
  })

  test('keeps the cached responses of the next user', async () => {
    await storeAllKinds('ME')
    await storeAllKinds('NEXT')
    await removeStoredUserData('ME', 'everything')
    expect(await fakeCaches.has(names.userData)).toBe(true)
  })
})

describe('the list of stored data kinds', () => {
  test('has exactly one entry for every stored key', async () => {
    await storeAllKinds('0ABC')
    const keys = [
      ...Object.keys(localStorage).map(key => ['localStorage', key] as const),
      ...Object.keys(sessionStorage).map(key => ['sessionStorage', key] as const),
      ...(await fakeCaches.keys()).map(key => ['caches', key] as const),
    ]
    for (const [storageKind, key] of keys) {
      expect(findStoredDataKind(storageKind, key), key).toBeDefined()
      expect(
        storedDataKinds.filter(row => row.storageKind === storageKind && row.key.test(key)),
        key,
      ).toHaveLength(1)
    }
  })

  test('captures the user id in the keys of all user data that remains after a sign-out', () => {
    for (const row of storedDataKinds)
      if (row.owner === 'person' && row.removed !== 'signOut') expect(row.key.source, row.contents).toContain('?<user>')
  })
})
