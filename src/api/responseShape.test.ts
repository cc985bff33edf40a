import { describe, expect } from 'vitest'
import { createTestBook } from '../../tests/harness/createTestRecords'
import { fc, test } from '../../tests/harness/propertyTest'
import { bookShape } from '../generated/shapes/bookShape'
import { manifestLinkShape } from '../generated/shapes/manifestLinkShape'
import { pagedBooksShape } from '../generated/shapes/pagedBooksShape'
import { matchesResponseShape, type ResponseShape } from './responseShape'

test.each<[string, ResponseShape, unknown[], unknown[]]>([
  ['text', 'string', ['', 'text'], [undefined, null, 1, true, {}, []]],
  ['numbers', 'number', [0, -1.5], ['1', null, Number.NaN, Number.POSITIVE_INFINITY, {}]],
  ['counts', 'count', [0, 12], [-1, 1.5, 1e300, '2', null, undefined]],
  ['flags', 'boolean', [true, false], ['true', 1, null, undefined]],
  ['lists', ['string'], [[], ['a']], [{}, null, 'a', ['a', 1], { length: 0 }]],
  ['values that may be absent', ['?', 'string'], [undefined, null, 'a'], [1, {}, []]],
  ['values by key', ['*', 'number'], [{}, { a: 1 }], [[], null, { a: '1' }, 'text']],
  [
    'records',
    { $: 'id name', number: 'number' },
    [{ id: '', name: '', number: 1, other: [] }],
    [{}, [], null, '', { id: '' }],
  ],
])('%s: matches only values with the shape', (_, shape, matchingValues, otherValues) => {
  for (const value of matchingValues) expect(matchesResponseShape(value, shape), JSON.stringify(value)).toBe(true)
  for (const value of otherValues) expect(matchesResponseShape(value, shape), JSON.stringify(value)).toBe(false)
})

describe('a book', () => {
  test('passes with unknown fields and unknown enum values', () => {
    expect(matchesResponseShape(createTestBook({ extra: {}, media: { status: 'NEW_STATUS' } }), bookShape)).toBe(true)
  })

  test('does not pass without its media or metadata object', () => {
    for (const field of ['media', 'metadata'])
      for (const value of [undefined, null, 'text', [], {}])
        expect(matchesResponseShape({ ...createTestBook(), [field]: value }, bookShape), `${field}: ${value}`).toBe(
          false,
        )
  })

  test('does not inherit fields from a __proto__ key', () => {
    const value = JSON.parse(`{"__proto__":${JSON.stringify(createTestBook())}}`)
    expect(matchesResponseShape(value, bookShape)).toBe(false)
  })
})

test('rejects a page with a malformed record', () => {
  const content = Array.from({ length: 20 }, (_, index) => createTestBook({ id: `B${index}` }))
  expect(matchesResponseShape({ content, totalElements: 20 }, pagedBooksShape)).toBe(true)
  expect(matchesResponseShape({ content: [...content, {}], totalElements: 21 }, pagedBooksShape)).toBe(false)
})

test('rejects excessive nesting without a stack overflow', () => {
  const nested = (levels: number) => JSON.parse('{"children":['.repeat(levels) + ']}'.repeat(levels))
  expect(matchesResponseShape(nested(20), manifestLinkShape)).toBe(true)
  expect(matchesResponseShape(nested(50_000), manifestLinkShape)).toBe(false)
})

test.prop([fc.jsonValue()])('no JSON value makes the check throw', value => {
  matchesResponseShape(value, pagedBooksShape)
})
