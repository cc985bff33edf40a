import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildSiblingBooksQuery, findIndexNear, findIndexOfNumber } from './siblingBooksQuery'

const inSeries = { seriesId: { operator: 'is', value: 's' } }

describe('the query of sibling books', () => {
  test('lists the books of a series by number', () => {
    const query = buildSiblingBooksQuery({ kind: 'series', seriesId: 's' }, ' ')
    expect(query).toEqual({ filter: { condition: inSeries }, sort: { field: 'metadata.numberSort', order: 'ASC' } })
  })

  test.each([
    [true, 'readList.number'],
    [false, 'metadata.releaseDate'],
  ])('lists the books of a read list whose order is manual: %s', (ordered, field) => {
    const query = buildSiblingBooksQuery({ kind: 'readList', readListId: 'r', ordered }, '')
    expect(query.sort?.field).toBe(field)
    expect(query.filter).toEqual({ condition: { readListId: { operator: 'is', value: 'r' } }, readListId: 'r' })
  })

  test.each([
    ['12', 12],
    ['2,5', 2.5],
    ['۱۲', 12],
    ['#012', 12],
  ])('finds %s as number or title', (typed, value) => {
    const { filter } = buildSiblingBooksQuery({ kind: 'series', seriesId: 's' }, typed)
    const search = [{ numberSort: { operator: 'is', value } }, { title: { operator: 'contains', value: typed } }]
    expect(filter?.condition).toEqual({ allOf: [inSeries, { anyOf: search }] })
  })

  test('searches words in the full text', () => {
    const { filter } = buildSiblingBooksQuery({ kind: 'series', seriesId: 's' }, 'Harbour')
    expect(filter).toEqual({ condition: inSeries, text: 'harbour' })
  })
})

test('finds a book near its expected index, and otherwise keeps the expected index', () => {
  const indexes = fc.nat(400)
  fc.assert(
    fc.property(indexes, indexes, (actual, expected) => {
      const found = findIndexNear(index => ({ id: index === actual ? 'x' : '' }), 'x', expected)
      expect(found).toBe(Math.abs(actual - expected) <= 120 ? actual : expected)
    }),
  )
})

test.each([
  ['2', 1],
  ['#02', 1],
  ['7', 0],
  ['9', 0],
  ['2000 AD', 0],
])('the first book with the number %j has the index %i', (typed, index) => {
  const numbers = [1, 2, 2, undefined, 9]
  const itemAt = (at: number) => {
    const numberSort = numbers[at]
    return numberSort === undefined ? undefined : { metadata: { numberSort } }
  }
  expect(findIndexOfNumber(itemAt, typed)).toBe(index)
})
