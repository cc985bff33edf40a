import { expect, test } from 'vitest'
import { PDF_OUTLINE_KEY_PREFIX, selectPackageKeyToDelete } from './epubPackageStore'

const bookKeys = Array.from({ length: 399 }, (_, index) => `book ${index}`)
const pdfKey = `${PDF_OUTLINE_KEY_PREFIX}1`

test('deletes nothing while there is room, or when a record is replaced', () => {
  expect(selectPackageKeyToDelete(bookKeys, 'new')).toBeUndefined()
  expect(selectPackageKeyToDelete([...bookKeys, pdfKey], 'book 7')).toBeUndefined()
})

test('deletes the record of a PDF before the record of an EPUB', () => {
  expect(selectPackageKeyToDelete([...bookKeys, pdfKey], 'new')).toBe(pdfKey)
  expect(selectPackageKeyToDelete([...bookKeys, 'book 399'], 'new')).toBe('book 0')
})
