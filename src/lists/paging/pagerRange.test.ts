import { expect } from 'vitest'
import { fc, test } from '../../../tests/harness/property'
import { clampPage, pagerItems } from './pagerRange'

test.prop([fc.integer(), fc.nat(3000)])('offers the first, current and last page', (asked, pages) => {
  const page = clampPage(asked, pages)
  expect(page).toBeGreaterThanOrEqual(1)
  if (pages === 0) return
  const offered = pagerItems(page, pages)
  expect(offered).toEqual([...new Set(offered)].sort((a, b) => a - b))
  expect(offered).toEqual(expect.arrayContaining([1, page, pages]))
  expect(offered.length).toBeLessThanOrEqual(7)
})
