import { describe, expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/property'
import {
  currentPage,
  isWide,
  type Layout,
  type Page,
  pagesToPreload,
  type Shift,
  spreadOfPage,
  spreads,
} from './spreads'

const portrait = { width: 600, height: 900 }
const wide = { width: 1200, height: 900 }
const sizes = fc.constantFrom(portrait, wide, { width: 700, height: 700 }, {})
const pagesOfAnySize = fc
  .array(sizes, { maxLength: 60 })
  .map(list => list.map((size, index): Page => ({ number: index + 1, ...size })))
const layouts = fc.constantFrom<Layout>('single', 'double', 'doubleNoCover')
const shifts = fc.constantFrom<Shift>(0, 1)
const pairings = fc.record({
  layout: layouts,
  shift: shifts,
  alone: fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 6 }).map(list => new Set(list)),
})

const book = (...list: object[]): Page[] => list.map((size, index) => ({ number: index + 1, ...size }))
const plain = (count: number) => book(...Array.from({ length: count }, () => portrait))
const numbers = (pages: readonly Page[], layout: Layout, shift: Shift = 0, ...alone: number[]) =>
  spreads(pages, { layout, shift, alone: new Set(alone) }).map(spread => spread.map(page => page.number).join('-'))

test.prop([pagesOfAnySize, pairings])('shows each page once, in order', (pages, how) => {
  expect(spreads(pages, how).flat()).toEqual(pages)
})

test.prop([pagesOfAnySize, pairings])('shows wide pages and pages marked as alone by themselves', (pages, how) => {
  for (const spread of spreads(pages, how))
    if (spread.length === 2) expect(spread.some(page => isWide(page) || how.alone.has(page.number))).toBe(false)
})

test.prop([pagesOfAnySize, shifts])('never pairs pages in single layout', (pages, shift) => {
  expect(spreads(pages, { layout: 'single', shift }).length).toBe(pages.length)
})

test.prop([pagesOfAnySize, shifts])('shows the cover alone in double layout', (pages, shift) => {
  expect(spreads(pages, { layout: 'double', shift })[0]?.length ?? 1).toBe(1)
})

test.prop([pagesOfAnySize, pairings])(
  'leaves two consecutive portrait pages unpaired only for a reason',
  (pages, how) => {
    const laid = spreads(pages, { ...how, layout: 'doubleNoCover', shift: 0, alone: new Set() })
    laid.forEach((spread, index) => {
      const after = laid[index + 1]
      const apart = spread.length === 1 && after?.length === 1 && !isWide(spread[0]) && !isWide(after[0])
      expect(apart).toBe(false)
    })
  },
)

test.prop([pagesOfAnySize, pairings, fc.nat(60)])('finds the spread of a page', (pages, how, at) => {
  fc.pre(pages.length > 0)
  const number = (at % pages.length) + 1
  const laid = spreads(pages, how)
  expect(laid[spreadOfPage(laid, number)]?.some(page => page.number === number)).toBe(true)
})

test.prop([pagesOfAnySize, pairings, fc.nat(30)])(
  'keeps the spreads up to the open one when sizes arrive',
  (pages, how, at) => {
    fc.pre(pages.length > 0)
    const before = spreads(
      pages.map(page => ({ number: page.number })),
      how,
    )
    const kept = before.slice(0, (at % before.length) + 1)
    const seen = kept.flat()
    const known = [...seen, ...pages.slice(seen.length)]
    expect(pagesToPreload(known, how, kept)).toEqual(spreads(known, how))
    expect(spreads(known, how).slice(0, kept.length)).toEqual(kept)
  },
)

describe('spreads', () => {
  test('double: the cover alone, then pairs, then a remaining page alone', () => {
    expect(numbers(plain(6), 'double')).toEqual(['1', '2-3', '4-5', '6'])
    expect(numbers(plain(5), 'double')).toEqual(['1', '2-3', '4-5'])
  })
  test('double without cover: pairs from the first page', () => {
    expect(numbers(plain(5), 'doubleNoCover')).toEqual(['1-2', '3-4', '5'])
  })
  test('shift moves the pairing by one page and keeps the cover alone', () => {
    expect(numbers(plain(6), 'double', 1)).toEqual(['1', '2', '3-4', '5-6'])
    expect(numbers(plain(5), 'doubleNoCover', 1)).toEqual(['1', '2-3', '4-5'])
  })
  test('keeps a shift when sizes arrive while the cover is shown', () => {
    const unknown = plain(5).map(({ number }) => ({ number }))
    const how = { layout: 'double', shift: 1 } as const
    const cover = spreads(unknown, how).slice(0, 1)
    const after = pagesToPreload(plain(5), how, cover)
    expect(after.map(spread => spread.map(page => page.number).join('-'))).toEqual(['1', '2', '3-4', '5'])
  })
  test('restarts the pairing at a wide page', () => {
    expect(numbers(book(portrait, portrait, wide, portrait, portrait), 'double')).toEqual(['1', '2', '3', '4-5'])
    expect(numbers(book(portrait, portrait, portrait, wide, portrait), 'doubleNoCover')).toEqual(['1-2', '3', '4', '5'])
  })
  test('a page marked as alone breaks its pair, and the following pages pair again', () => {
    expect(numbers(plain(6), 'doubleNoCover', 0, 3)).toEqual(['1-2', '3', '4-5', '6'])
    expect(numbers(plain(6), 'doubleNoCover', 0, 2)).toEqual(['1', '2', '3-4', '5-6'])
  })
  test('the current page of a pair is its second', () => {
    expect(spreads(plain(4), { layout: 'doubleNoCover' }).map(currentPage)).toEqual([2, 4])
  })
  test('returns no spreads for no pages', () => {
    expect(spreads([], { layout: 'double' })).toEqual([])
    expect(spreadOfPage([], 3)).toBe(0)
  })
})
