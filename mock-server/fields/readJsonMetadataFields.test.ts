import { expect, test } from 'vitest'
import { HttpProblem, type RequestFieldViolation } from '../http/httpProblems'
import { JsonRequestBody } from '../http/jsonRequestBody'
import { readJsonIntegerField, readJsonObjectArrayField } from './readJsonMetadataFields'

test.each([
  ['https://example.org/a', true],
  ['ftp://example.org', true],
  ['mailto:ann@example.org', true],
  ['foo://example.org', false],
  ['//example.org', false],
  ['nonsense', false],
])('accepts the link URL %s: %s', (url, good) => {
  const faults: RequestFieldViolation[] = []
  readJsonObjectArrayField(new JsonRequestBody({ links: [{ label: 'a', url }] }), 'links', ['label', 'url'], faults)
  expect(faults).toEqual(good ? [] : [{ fieldName: 'links[0].url', message: 'must be a valid URL' }])
})

test.each([
  [null, null],
  ['', null],
  ['7', 7],
  [7.9, 7],
  [undefined, undefined],
])('reads a count of %j as %j', (given, read) => {
  expect(readJsonIntegerField(new JsonRequestBody({ ageRating: given }), 'ageRating', 0, [])).toBe(read)
})

test('rejects a count outside the range of int', () => {
  const read = () => readJsonIntegerField(new JsonRequestBody({ ageRating: 2 ** 31 }), 'ageRating', 0, [])
  expect(read).toThrow(HttpProblem)
  expect(read).toThrow(/^JSON parse error: Numeric value \(2147483648\) out of range/)
})
