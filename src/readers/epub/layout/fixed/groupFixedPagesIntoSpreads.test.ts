import { describe, expect } from 'vitest'
import { fc, test } from '../../../../../tests/harness/propertyTest'
import { groupFixedPagesIntoSpreads, type SpreadSide } from './groupFixedPagesIntoSpreads'

const sides = fc.array(fc.constantFrom<SpreadSide | undefined>(undefined, 'left', 'right', 'center'), { maxLength: 40 })
const directions = fc.constantFrom('ltr' as const, 'rtl' as const)

test.prop([sides, directions, fc.boolean()])(
  'each page is in exactly one spread, in order',
  (list, direction, hasRoomForTwo) => {
    expect(groupFixedPagesIntoSpreads(list, direction, hasRoomForTwo).flat()).toEqual(list.map((_, index) => index))
  },
)

test.prop([sides, directions])('a center page is alone in its spread', (list, direction) => {
  for (const spread of groupFixedPagesIntoSpreads(list, direction, true)) {
    if (spread.length === 2) for (const page of spread) expect(list[page]).not.toBe('center')
  }
})

test.prop([sides, directions])('pages with a declared side are on this side', (list, direction) => {
  const [first, second] = direction === 'ltr' ? ['left', 'right'] : ['right', 'left']
  for (const [firstPage = 0, secondPage] of groupFixedPagesIntoSpreads(list, direction, true)) {
    if (secondPage === undefined) continue
    expect([first, undefined]).toContain(list[firstPage])
    expect([second, undefined]).toContain(list[secondPage])
  }
})

describe('spreads', () => {
  test('contain the cover alone, and the other pages in pairs', () => {
    expect(groupFixedPagesIntoSpreads(Array(6).fill(undefined), 'ltr', true)).toEqual([[0], [1, 2], [3, 4], [5]])
  })
  test('contain one page each in a narrow window', () => {
    expect(groupFixedPagesIntoSpreads(Array(3).fill(undefined), 'rtl', false)).toEqual([[0], [1], [2]])
  })
  test('contain a pair of cover and next page if the cover declares the first side', () => {
    expect(groupFixedPagesIntoSpreads(['left', 'right', 'left'], 'ltr', true)).toEqual([[0, 1], [2]])
    expect(groupFixedPagesIntoSpreads(['right', 'left', 'right'], 'rtl', true)).toEqual([[0, 1], [2]])
  })
  test('begin again after a center page', () => {
    expect(groupFixedPagesIntoSpreads([undefined, 'center', undefined, undefined], 'ltr', true)).toEqual([
      [0],
      [1],
      [2, 3],
    ])
  })
})
