import { expect, test } from 'vitest'
import { fc, test as property } from '../../tests/harness/propertyTest'
import {
  countUtf8Bytes,
  invalidFileNameCharacterPattern,
  MAX_FILE_NAME_BYTES,
  reservedFileNamePattern,
  toValidFileName,
} from './validFileNames'

test.each([
  ['Saga.csv', 'Saga.csv'],
  ['Batman: Year One / "Deluxe"?.cbl', "Batman - Year One - 'Deluxe'.cbl"],
  ['قائمة.csv', 'قائمة.csv'],
  ['..csv', '_.csv'],
  ['con.csv', '_con.csv'],
  ['Vol. 3.txt', 'Vol. 3.txt'],
  [' Ends with dots...csv', 'Ends with dots.csv'],
])('the file name of %j is %j', (name, expected) => expect(toValidFileName(name)).toBe(expected))

property.prop([fc.string({ unit: 'binary', maxLength: 400 }), fc.constantFrom('.csv', '.cbl', '.txt')])(
  'a file name is valid on all systems and has its extension',
  (title, extension) => {
    const name = toValidFileName(title + extension)
    const base = name.slice(0, -extension.length)
    expect(name.endsWith(extension)).toBe(true)
    expect(name.search(invalidFileNameCharacterPattern)).toBe(-1)
    expect(reservedFileNamePattern.test(name)).toBe(false)
    expect(countUtf8Bytes(name)).toBeLessThanOrEqual(MAX_FILE_NAME_BYTES)
    expect(base).toMatch(/^[^.\s]/u)
    expect(base).toMatch(/[^.\s]$/u)
    expect(toValidFileName(name)).toBe(name)
  },
)
