import { expect, test } from 'vitest'
import { PDF_KEY_PREFIX, selectRecordToDelete } from './epubPackageStore'

const bookKeys = Array.from({ length: 399 }, (_, index) => `book ${index}`)
const pdfKey = `${PDF_KEY_PREFIX}1`

test('deletes nothing while there is room, or when a record is replaced', () => {
  expect(selectRecordToDelete(bookKeys, 'new')).toBeUndefined()
  expect(selectRecordToDelete([...bookKeys, pdfKey], 'book 7')).toBeUndefined()
})

test('deletes the record of a PDF before the record of an EPUB', () => {
  expect(selectRecordToDelete([...bookKeys, pdfKey], 'new')).toBe(pdfKey)
  expect(selectRecordToDelete([...bookKeys, 'book 399'], 'new')).toBe('book 0')
})
