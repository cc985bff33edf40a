// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { storeWebtoonPoint } from './storeWebtoonPoint'
import { readWebtoonPoint } from './webtoonPointsOfDevice'

const point = { page: 2, fraction: 0.4 }

beforeEach(() => localStorage.clear())

test('the point of a webtoon belongs to a user, a book and the page of its progress', () => {
  storeWebtoonPoint('U', 'B', 3, point)
  expect(readWebtoonPoint('U', 'B', 3)).toEqual(point)
  expect(readWebtoonPoint('U', 'B', 2)).toBeUndefined()
  expect(readWebtoonPoint('U', 'C', 3)).toBeUndefined()
  expect(readWebtoonPoint('V', 'B', 3)).toBeUndefined()
})

test('a new point replaces the point of the book, and an undefined point deletes it', () => {
  storeWebtoonPoint('U', 'B', 3, point)
  storeWebtoonPoint('U', 'B', 5, { page: 5, fraction: 0 })
  expect(readWebtoonPoint('U', 'B', 5)).toEqual({ page: 5, fraction: 0 })
  storeWebtoonPoint('U', 'B', 5, undefined)
  expect(localStorage).toHaveLength(0)
})

test('stores the points of the last hundred books', () => {
  for (let book = 0; book < 101; book++) storeWebtoonPoint('U', `B${book}`, 1, point)
  storeWebtoonPoint('U', 'B1', 1, point)
  storeWebtoonPoint('U', 'B101', 1, point)
  expect(['B0', 'B1', 'B2', 'B3', 'B101'].map(book => readWebtoonPoint('U', book, 1) !== undefined)).toEqual([
    false,
    true,
    false,
    true,
    true,
  ])
})

test.each(['', '[]', 'null', '{"B":null}', '{"B":{"page":3}}', '{"B":{"page":3,"point":{"page":3,"fraction":7}}}'])(
  'ignores a damaged value: %s',
  text => {
    localStorage.setItem('longbox.webtoonPoints.U', text)
    expect(readWebtoonPoint('U', 'B', 3)).toBeUndefined()
  },
)
