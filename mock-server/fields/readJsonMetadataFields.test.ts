import { expect, test } from 'vitest'
import { HttpProblem, type RequestFieldViolation } from '../http/httpProblems'
import { JsonRequestBody } from '../http/jsonRequestBody'
import { readJsonIntegerField, readJsonObjectArrayField, requireStorableLinks } from './readJsonMetadataFields'

test.each([
  ['https://example.org/a', true],
  ['ftp://example.org', true],
  ['mailto:ann@example.org', true],
  ['foo://example.org', false],
  ['//example.org', false],
  ['nonsense', false],
  ['', true],
  [' ', false],
])('accepts the link URL %s: %s', (url, good) => {
  const faults: RequestFieldViolation[] = []
  readJsonObjectArrayField(new JsonRequestBody({ links: [{ label: 'a', url }] }), 'links', ['label', 'url'], faults)
  expect(faults).toEqual(good ? [] : [{ fieldName: 'links[0].url', message: 'must be a valid URL' }])
})

const readLinks = (links: unknown, faults: RequestFieldViolation[] = []) =>
  readJsonObjectArrayField(new JsonRequestBody({ links }), 'links', ['label', 'url'], faults)

test('reports a missing label like a blank label, and does not trim labels', () => {
  const faults: RequestFieldViolation[] = []
  readLinks([{ url: 'https://example.org' }, { label: null, url: 'https://example.org/a b' }], faults)
  expect(faults).toEqual([0, 1].map(i => ({ fieldName: `links[${i}].label`, message: 'must not be blank' })))
  expect(readLinks([{ label: ' a ', url: 'https://example.org' }])).toEqual([
    { label: ' a ', url: 'https://example.org' },
  ])
})

test.each([
  [{ label: 'a' }],
  [{ label: 'a', url: 'https://example.org/a b' }],
  [{ label: 'a', url: ' https://example.org' }],
  [{ label: 'a', url: 'https://example.org/a|b' }],
  [{ label: 'a', url: 'https://example.org/a[1]' }],
  [{ label: 'a', url: 'file:/a]' }],
])('fails with 500 for the link %j, which the server cannot store', link => {
  const faults: RequestFieldViolation[] = []
  readLinks([link], faults)
  expect(faults).toEqual([])
  expect(() => requireStorableLinks(new JsonRequestBody({ links: [link] }))).toThrow(
    expect.objectContaining({ status: 500 }),
  )
})

test.each(['https://example.org/?a[]=1#[b]', 'http://[::1]/a', 'mailto:a[1]@example.org'])(
  'accepts square brackets outside of the path: %s',
  url => {
    const body = new JsonRequestBody({ links: [{ label: 'a', url }] })
    expect(() => requireStorableLinks(body)).not.toThrow()
  },
)

test('reads the keys of rows in any case', () => {
  const link = { LABEL: 'a', Url: 'https://example.org' }
  expect(readLinks([link])).toEqual([{ label: 'a', url: 'https://example.org' }])
  expect(() => requireStorableLinks(new JsonRequestBody({ links: [link] }))).not.toThrow()
})

test.each([{ label: {} }, { label: 'a', url: ['b'] }])('rejects the row %j, in which a text is an object', row => {
  expect(() => readLinks([row])).toThrow(expect.objectContaining({ status: 400 }))
})

test.each([null, 1, 'a', []])('rejects the row %j', row => {
  expect(() => readLinks([row])).toThrow(expect.objectContaining({ status: 400 }))
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
