import { expect } from 'vitest'
import { fc, test } from '../../../tests/harness/propertyTest'
import { clampPageNumber, listPagerPageNumbers, MAX_PAGE_BUTTONS, parsePageNumber } from './pagerPageNumbers'

test.prop([fc.integer(), fc.nat(3000)])('offers the first, current and last page', (requested, pages) => {
  const page = clampPageNumber(requested, pages)
  expect(page).toBeGreaterThanOrEqual(1)
  if (pages === 0) return
  const pageNumbers = listPagerPageNumbers(page, pages)
  expect(pageNumbers).toEqual([...new Set(pageNumbers)].sort((a, b) => a - b))
  expect(pageNumbers).toEqual(expect.arrayContaining([1, page, pages]))
  expect(pageNumbers.length).toBeLessThanOrEqual(MAX_PAGE_BUTTONS)
})

test.each([
  ['3', 3],
  [4, 4],
  ['0', 1],
  ['1.5', 1],
  ['x', 1],
  [undefined, 1],
  [['2'], 1],
  [[{ toString: '' }], 1],
])('reads the page number of %j as %i', (param, page) => {
  expect(parsePageNumber(param)).toBe(page)
})
