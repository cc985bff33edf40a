import { expect, test, vi } from 'vitest'
import {
  deleteEpubPackagesOfOtherBooks,
  findPackageKeysOfOtherBooks,
  PDF_OUTLINE_KEY_PREFIX,
  selectPackageKeyToDelete,
} from './epubPackageStore'

/** Keys of the stored records, by the name of the database. */
const databases = new Map<string, Set<string>>()

vi.mock('./createIndexedDbTransactionRunner', () => ({
  awaitIndexedDbRequest: async (result: unknown) => result,
  createIndexedDbTransactionRunner: (name: string) => async (_stores: unknown, mode: string, work: WorkOnStores) =>
    work(() => ({
      getAllKeys: () => [...(databases.get(name) ?? [])],
      delete: key => mode === 'readwrite' && databases.get(name)?.delete(key),
    })),
}))

type WorkOnStores = (storeOf: () => { getAllKeys: () => string[]; delete: (key: string) => unknown }) => Promise<void>

const bookKeys = Array.from({ length: 399 }, (_, index) => `book ${index}`)
const isIn =
  (...ids: readonly string[]) =>
  (bookId: string) =>
    ids.includes(bookId)
const pdfKey = `${PDF_OUTLINE_KEY_PREFIX}1`

test('deletes nothing while there is room, or when a record is replaced', () => {
  expect(selectPackageKeyToDelete(bookKeys, 'new', () => false)).toBeUndefined()
  expect(selectPackageKeyToDelete([...bookKeys, pdfKey], 'book 7', () => false)).toBeUndefined()
})

test('deletes the record of a PDF before the record of an EPUB', () => {
  expect(selectPackageKeyToDelete([...bookKeys, pdfKey], 'new', () => false)).toBe(pdfKey)
  expect(selectPackageKeyToDelete([...bookKeys, 'book 399'], 'new', () => false)).toBe('book 0')
})

test('deletes the record of a downloaded book only if no other records exist', () => {
  const keys = Array.from({ length: 400 }, (_, index) => `3 B${index} hash`)
  const downloadedPdfKey = `${PDF_OUTLINE_KEY_PREFIX}1 B9 hash`
  expect(selectPackageKeyToDelete(keys, 'new', isIn('B0', 'B1'))).toBe('3 B2 hash')
  expect(selectPackageKeyToDelete([downloadedPdfKey, ...keys], 'new', isIn('B9', 'B0'))).toBe('3 B1 hash')
  expect(selectPackageKeyToDelete(keys, 'new', () => true)).toBe('3 B0 hash')
})

test('finds the records of other books in all formats of the keys', () => {
  const keys = ['1 A hash', '3 A time', `${PDF_OUTLINE_KEY_PREFIX}1 B hash`, '3 C A']
  expect(findPackageKeysOfOtherBooks(keys, isIn('A', 'B'))).toEqual(['3 C A'])
  expect(findPackageKeysOfOtherBooks(keys, isIn())).toEqual(keys)
})

test('deletes the records of a user that do not belong to downloaded books', async () => {
  databases.set('longbox.packages.U', new Set(['3 A hash', '3 B hash', `${PDF_OUTLINE_KEY_PREFIX}1 C hash`]))
  databases.set('longbox.packages.V', new Set(['3 B hash']))
  await deleteEpubPackagesOfOtherBooks('U', isIn('A'))
  expect([...databases.values()].map(keys => [...keys])).toEqual([['3 A hash'], ['3 B hash']])
})
