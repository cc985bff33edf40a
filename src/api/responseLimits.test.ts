import { describe, expect } from 'vitest'
import { fc, test } from '../../tests/harness/propertyTest'
import { limitJsonBody, responseLimits } from './responseLimits'

const isAllowed = (body: unknown, operation = 'listBooks', url = '/api/v1/books/list?size=20') =>
  limitJsonBody(body, responseLimits(operation, url), url)
const items = (count: number) => Array.from({ length: count }, (_, index) => index)
const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)

describe('the number of items', () => {
  test.each([
    ['a page with the requested number of records', { content: items(20) }, true],
    ['a page with more records than requested', { content: items(21) }, false],
    ['a thousand tags', { content: [{ tags: items(1_000) }] }, true],
    ['200,000 tags', { content: [{ tags: items(200_000) }] }, false],
    ['200,000 fields', { content: [Object.fromEntries(items(200_000).map(key => [`f${key}`, 1]))] }, false],
    ['the ids of 50,000 members', { content: [{ bookIds: items(50_000) }] }, true],
    ['200,000 items of an unknown field', { newer: items(200_000) }, false],
  ])('of %s', (_, body, expected) => {
    expect(isAllowed(body)).toBe(expected)
  })

  test('depends on the operation and the page size', () => {
    expect(isAllowed({ content: items(500) }, 'listBooks', '/x?page=1&size=500')).toBe(true)
    expect(isAllowed({ content: items(50_000) }, 'getReadLists', '/x?unpaged=true')).toBe(true)
    expect(isAllowed(items(50_000), 'getTags')).toBe(true)
    expect(isAllowed(items(50_000), 'getLibraries')).toBe(false)
    expect(isAllowed(items(1_000_000), 'getBookPages')).toBe(false)
  })
})

test('deep nesting is refused without a stack overflow', () => {
  expect(isAllowed(nested(50))).toBe(true)
  expect(isAllowed(nested(1_000_000))).toBe(false)
})

test('long texts and runs of combining marks are cut in place, and settings are complete', () => {
  const body = {
    content: [
      {
        url: 'W'.repeat(10_000),
        title: 'W'.repeat(10_000),
        summary: 'W'.repeat(30_000),
        name: `e${'\u0301'.repeat(500)}`,
      },
    ],
    setting: { value: 'W'.repeat(30_000) },
  }
  expect(isAllowed(body)).toBe(true)
  const [record] = body.content
  expect(record?.url).toHaveLength(4_000)
  expect(record?.title).toHaveLength(1_000)
  expect(record?.summary).toHaveLength(20_000)
  expect(record?.name).toBe(`e${'\u0301'.repeat(16)}`)
  expect(body.setting.value).toHaveLength(30_000)
})

test.prop([fc.jsonValue({ maxDepth: 5 })])('an ordinary body passes unchanged', body => {
  const copy = structuredClone(body)
  expect(isAllowed(body)).toBe(true)
  expect(body).toEqual(copy)
})
