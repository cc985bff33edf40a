// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { createTestBook } from '../../../tests/harness/createTestRecords'
import { ServerError } from '../../api/ServerError'
import { getBook } from '../../generated/books/books.calls'
import { getSyncedMapValues, type SyncedMap } from '../../preferences/syncedMap'
import { listSyncedMapsToUpload, readStoredSyncedMap, storeSyncedMap } from '../../preferences/syncedReaderData'
import { adoptAnnotationsOfSameFile, storeFileHashOfAnnotations } from './adoptAnnotationsOfSameFile'

vi.mock('../../generated/books/books.calls', () => ({ getBook: vi.fn() }))
const getBookMock = vi.mocked(getBook)
const failed = (status: number) => new ServerError({ operation: 'getBook', status })

const former: SyncedMap = {
  'page.3': { value: { time: 'then' }, at: 1 },
  fileHash: { value: 'hash', at: 2 },
}
const settings = { 'longbox.bookmarks.old': { value: JSON.stringify(former) } }
const mapKey = { userId: 'U', kind: 'bookmarks', id: 'NEW' } as const
const book = { id: 'NEW', fileHash: 'hash' }
const bookmarks = () => [...getSyncedMapValues(readStoredSyncedMap(mapKey)).keys()]

beforeEach(() => {
  localStorage.clear()
  getBookMock.mockReset().mockRejectedValue(failed(404))
})

test('copies the annotations of a book that no longer exists to a new book with the same file', async () => {
  await adoptAnnotationsOfSameFile('U', book, settings)
  expect(getBookMock).toHaveBeenCalledExactlyOnceWith('OLD')
  expect(bookmarks()).toEqual(['page.3', 'fileHash'])
  expect(listSyncedMapsToUpload('U')).toEqual([{ ...mapKey, id: 'new' }])
})

test('copies the annotations of a book in the trash', async () => {
  getBookMock.mockResolvedValue(createTestBook({ deleted: true }))
  await adoptAnnotationsOfSameFile('U', book, settings)
  expect(bookmarks()).toContain('page.3')
})

test.each([
  ['the file is another file', { ...book, fileHash: 'other' }, settings],
  [
    'the hash is unknown',
    { ...book, fileHash: '' },
    { 'longbox.bookmarks.old': { value: '{"page.3":{"value":1,"at":1}}' } },
  ],
  [
    'the former book had no annotations',
    book,
    { 'longbox.bookmarks.old': { value: '{"fileHash":{"value":"hash","at":1}}' } },
  ],
  ['the annotations belong to the same book', book, { 'longbox.bookmarks.new': settings['longbox.bookmarks.old'] }],
])('copies nothing if %s', async (_, openBook, stored) => {
  await adoptAnnotationsOfSameFile('U', openBook, stored)
  expect(bookmarks()).toEqual([])
  expect(getBookMock).not.toHaveBeenCalled()
})

test('copies nothing if the other book exists, or if the server refuses the request', async () => {
  getBookMock.mockResolvedValueOnce(createTestBook({ deleted: false })).mockRejectedValueOnce(failed(403))
  await adoptAnnotationsOfSameFile('U', book, settings)
  await adoptAnnotationsOfSameFile('U', book, settings)
  expect(getBookMock).toHaveBeenCalledTimes(2)
  expect(bookmarks()).toEqual([])
})

test('does not restore annotations that the user has removed from the new book', async () => {
  storeSyncedMap(mapKey, { 'page.3': { value: null, at: 3 } })
  await adoptAnnotationsOfSameFile('U', book, settings)
  expect(bookmarks()).toEqual([])
})

test('stores the hash of the file only together with annotations, and only when it has changed', () => {
  storeFileHashOfAnnotations('U', book)
  expect(localStorage).toHaveLength(0)
  storeSyncedMap(mapKey, { 'page.3': { value: {}, at: 3 } })
  storeFileHashOfAnnotations('U', book)
  expect(getSyncedMapValues(readStoredSyncedMap(mapKey)).get('fileHash')).toBe('hash')
  const stored = { ...localStorage }
  storeFileHashOfAnnotations('U', book)
  expect({ ...localStorage }).toEqual(stored)
})
