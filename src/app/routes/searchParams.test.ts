import { expect, test } from 'vitest'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import {
  parseSearchParams,
  stringifySearchParams,
  validateComicReaderSearchParams,
  validateOpenedFromListSearchParams,
  validateSearchPageSearchParams,
} from './searchParams'

const names = fc.string({ minLength: 1 })

property.prop([
  fc.dictionary(names, fc.oneof(fc.string(), fc.array(fc.string(), { minLength: 2 })), { noNullPrototype: false }),
])('parses a created query string to the same texts', search => {
  expect(parseSearchParams(stringifySearchParams(search))).toEqual(search)
})

test('keeps values as text', () => {
  expect(parseSearchParams('?a=012&b=true&c={"q":"1"}&d=')).toEqual({ a: '012', b: 'true', c: '{"q":"1"}', d: '' })
})

test('omits undefined values', () => {
  expect(stringifySearchParams({ page: undefined, q: 'a b', incognito: true })).toBe('?q=a+b&incognito=true')
  expect(stringifySearchParams({})).toBe('')
})

test.each([
  ['3', 3],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['x', undefined],
  ['', undefined],
])('parses the page %s as %s', (page, expected) => {
  expect(validateComicReaderSearchParams({ page }).page).toBe(expected)
})

test('requires a valid context type and an id', () => {
  expect(validateOpenedFromListSearchParams({ context: 'READLIST', contextId: 'A' })).toEqual({
    context: 'READLIST',
    contextId: 'A',
  })
  expect(validateOpenedFromListSearchParams({ context: 'READLIST' })).toEqual({})
  expect(validateOpenedFromListSearchParams({ context: 'NONSENSE', contextId: 'A' })).toEqual({})
})

test.each([
  ['bat ', 'bat '],
  [' ', undefined],
  ['', undefined],
])('parses the text of the search page %j as %j', (q, text) => {
  expect(validateSearchPageSearchParams({ q }).q).toBe(text)
})
