import { expect, test } from 'vitest'
import { Body } from '../http/body'
import { Problem, type Violation } from '../http/problems'
import { readCount, readRows } from './readFields'

test.each([
  ['https://example.org/a', true],
  ['ftp://example.org', true],
  ['mailto:ann@example.org', true],
  ['foo://example.org', false],
  ['//example.org', false],
  ['nonsense', false],
])('accepts the link URL %s: %s', (url, good) => {
  const faults: Violation[] = []
  readRows(new Body({ links: [{ label: 'a', url }] }), 'links', ['label', 'url'], faults)
  expect(faults).toEqual(good ? [] : [{ fieldName: 'links[0].url', message: 'must be a valid URL' }])
})

test.each([
  [null, null],
  ['', null],
  ['7', 7],
  [7.9, 7],
  [undefined, undefined],
])('reads a count of %j as %j', (given, read) => {
  expect(readCount(new Body({ ageRating: given }), 'ageRating', 0, [])).toBe(read)
})

test('rejects a count outside the range of int', () => {
  const read = () => readCount(new Body({ ageRating: 2 ** 31 }), 'ageRating', 0, [])
  expect(read).toThrow(Problem)
  expect(read).toThrow(/^JSON parse error: Numeric value \(2147483648\) out of range/)
})
