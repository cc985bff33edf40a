import { describe, expect } from 'vitest'
import { fc, test } from '../../../tests/harness/propertyTest'
import { parseJsonWithinLimits } from './parseJsonWithinLimits'

const parse = (text: string, operation = 'listBooks', url = '/api/v1/books/list?size=20') =>
  parseJsonWithinLimits(text, operation, url)
function isAllowed(body: unknown, operation?: string, url?: string): boolean {
  try {
    parse(JSON.stringify(body), operation, url)
    return true
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError)
    return false
  }
}
const items = (count: number) => Array.from({ length: count }, (_, index) => index)
const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`

describe('limit on the number of items', () => {
  test.each([
    ['a page with the requested number of records', { content: items(20) }, true],
    ['a page with more records than requested', { content: items(21) }, false],
    ['a thousand tags', { content: [{ tags: items(1_000) }] }, true],
    ['200,000 tags', { content: [{ tags: items(200_000) }] }, false],
    ['200,000 fields', { content: [Object.fromEntries(items(200_000).map(key => [`f${key}`, 1]))] }, false],
    ['the ids of 50,000 members', { content: [{ bookIds: items(50_000) }] }, true],
    ['200,000 items of an unknown field', { newer: items(200_000) }, false],
  ])('is checked for %s', (_, body, expected) => {
    expect(isAllowed(body)).toBe(expected)
  })

  test('depends on the operation and the page size', () => {
    expect(isAllowed({ content: items(500) }, 'listBooks', '/x?page=1&size=500')).toBe(true)
    expect(isAllowed({ content: items(50_000) }, 'getReadLists', '/x?unpaged=true')).toBe(true)
    expect(isAllowed(items(50_000), 'getTags')).toBe(true)
    expect(isAllowed(items(50_000), 'getLibraries')).toBe(false)
    expect(isAllowed(items(10_000), 'getUsers')).toBe(true)
    expect(isAllowed(items(1_000_000), 'getBookPages')).toBe(false)
    expect(isAllowed({ requests: items(40_000) }, 'matchReadList')).toBe(true)
  })
})

test('refuses deep nesting without a stack overflow', () => {
  expect(parse(nested(50))).toEqual(JSON.parse(nested(50)))
  expect(() => parse(nested(1_000_000))).toThrow(RangeError)
})

test('rejects malformed JSON with a syntax error, and refuses a long text before parsing', () => {
  expect(() => parse('{"content":[')).toThrow(SyntaxError)
  expect(() => parse(' '.repeat(20_000_000))).toThrow(RangeError)
})

test('cuts long texts and runs of combining marks, and keeps settings complete', () => {
  const body = {
    content: [{ url: 'W'.repeat(10_000), title: 'W'.repeat(10_000), summary: 'W'.repeat(30_000) }],
    name: `e${'\u0301'.repeat(500)}`,
    setting: { value: 'W'.repeat(30_000) },
  }
  expect(parse(JSON.stringify(body))).toEqual({
    content: [{ url: 'W'.repeat(4_000), title: 'W'.repeat(1_000), summary: 'W'.repeat(20_000) }],
    name: `e${'\u0301'.repeat(16)}`,
    setting: { value: 'W'.repeat(30_000) },
  })
})

test.prop([fc.jsonValue({ maxDepth: 5 })])('an ordinary body passes unchanged', body => {
  const text = JSON.stringify(body)
  expect(parse(text)).toEqual(JSON.parse(text))
})
