import { describe, expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/propertyTest'
import {
  type ComicPage,
  createComicSpreads,
  findSpreadIndexOfPage,
  getCurrentPageOfSpread,
  isWidePage,
  type PagePairingMode,
  type PagePairingShift,
  recreateSpreadsAfterOpenSpread,
} from './createComicSpreads'

const portrait = { width: 600, height: 900 }
const wide = { width: 1200, height: 900 }
const sizes = fc.constantFrom(portrait, wide, { width: 700, height: 700 }, {})
const pagesOfAnySize = fc
  .array(sizes, { maxLength: 60 })
  .map(list => list.map((size, index): ComicPage => ({ number: index + 1, ...size })))
const layouts = fc.constantFrom<PagePairingMode>('single', 'double', 'doubleNoCover')
const shifts = fc.constantFrom<PagePairingShift>(0, 1)
const pairings = fc.record({
  layout: layouts,
  shift: shifts,
  alone: fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 6 }).map(list => new Set(list)),
})

const book = (...list: object[]): ComicPage[] => list.map((size, index) => ({ number: index + 1, ...size }))
const portraitPages = (count: number) => book(...Array.from({ length: count }, () => portrait))
const numbers = (
  pages: readonly ComicPage[],
  layout: PagePairingMode,
  shift: PagePairingShift = 0,
  ...alone: number[]
) =>
  createComicSpreads(pages, { layout, shift, alone: new Set(alone) }).map(spread =>
    spread.map(page => page.number).join('-'),
  )

test.prop([pagesOfAnySize, pairings])('shows each page once, in order', (pages, pairing) => {
  expect(createComicSpreads(pages, pairing).flat()).toEqual(pages)
})

test.prop([pagesOfAnySize, pairings])(
  'shows wide pages and pages marked as alone in spreads of one page',
  (pages, pairing) => {
    for (const spread of createComicSpreads(pages, pairing))
      if (spread.length === 2)
        expect(spread.some(page => isWidePage(page) || pairing.alone.has(page.number))).toBe(false)
  },
)

test.prop([pagesOfAnySize, shifts])('never pairs pages in single layout', (pages, shift) => {
  expect(createComicSpreads(pages, { layout: 'single', shift }).length).toBe(pages.length)
})

test.prop([pagesOfAnySize, shifts])('shows the cover alone in double layout', (pages, shift) => {
  expect(createComicSpreads(pages, { layout: 'double', shift })[0]?.length ?? 1).toBe(1)
})

test.prop([pagesOfAnySize, pairings])(
  'never leaves two consecutive portrait pages unpaired in double layout without cover',
  (pages, pairing) => {
    const spreadList = createComicSpreads(pages, { ...pairing, layout: 'doubleNoCover', shift: 0, alone: new Set() })
    spreadList.forEach((spread, index) => {
      const after = spreadList[index + 1]
      const isUnpaired = spread.length === 1 && after?.length === 1 && !isWidePage(spread[0]) && !isWidePage(after[0])
      expect(isUnpaired).toBe(false)
    })
  },
)

test.prop([pagesOfAnySize, pairings, fc.nat(60)])('finds the spread of a page', (pages, pairing, at) => {
  fc.pre(pages.length > 0)
  const number = (at % pages.length) + 1
  const spreadList = createComicSpreads(pages, pairing)
  expect(spreadList[findSpreadIndexOfPage(spreadList, number)]?.some(page => page.number === number)).toBe(true)
})

test.prop([pagesOfAnySize, pairings, fc.nat(30)])(
  'does not change the spreads up to the open spread when page sizes become known',
  (pages, pairing, at) => {
    fc.pre(pages.length > 0)
    const before = createComicSpreads(
      pages.map(page => ({ number: page.number })),
      pairing,
    )
    const fixedSpreads = before.slice(0, (at % before.length) + 1)
    const fixedPages = fixedSpreads.flat()
    const measured = [...fixedPages, ...pages.slice(fixedPages.length)]
    expect(recreateSpreadsAfterOpenSpread(measured, pairing, fixedSpreads)).toEqual(
      createComicSpreads(measured, pairing),
    )
    expect(createComicSpreads(measured, pairing).slice(0, fixedSpreads.length)).toEqual(fixedSpreads)
  },
)

describe('spreads of a comic', () => {
  test('double layout shows the cover alone, then pairs, then a remaining page alone', () => {
    expect(numbers(portraitPages(6), 'double')).toEqual(['1', '2-3', '4-5', '6'])
    expect(numbers(portraitPages(5), 'double')).toEqual(['1', '2-3', '4-5'])
  })
  test('double layout without cover pairs pages from the first page', () => {
    expect(numbers(portraitPages(5), 'doubleNoCover')).toEqual(['1-2', '3-4', '5'])
  })
  test('a shift moves the pairing by one page and keeps the cover alone', () => {
    expect(numbers(portraitPages(6), 'double', 1)).toEqual(['1', '2', '3-4', '5-6'])
    expect(numbers(portraitPages(5), 'doubleNoCover', 1)).toEqual(['1', '2-3', '4-5'])
  })
  test('keeps the shift when page sizes become known while the cover is open', () => {
    const unknown = portraitPages(5).map(({ number }) => ({ number }))
    const pairing = { layout: 'double', shift: 1 } as const
    const cover = createComicSpreads(unknown, pairing).slice(0, 1)
    const after = recreateSpreadsAfterOpenSpread(portraitPages(5), pairing, cover)
    expect(after.map(spread => spread.map(page => page.number).join('-'))).toEqual(['1', '2', '3-4', '5'])
  })
  test('restarts the pairing at a wide page', () => {
    expect(numbers(book(portrait, portrait, wide, portrait, portrait), 'double')).toEqual(['1', '2', '3', '4-5'])
    expect(numbers(book(portrait, portrait, portrait, wide, portrait), 'doubleNoCover')).toEqual(['1-2', '3', '4', '5'])
  })
  test('a page marked as alone splits its pair, and the following pages form new pairs', () => {
    expect(numbers(portraitPages(6), 'doubleNoCover', 0, 3)).toEqual(['1-2', '3', '4-5', '6'])
    expect(numbers(portraitPages(6), 'doubleNoCover', 0, 2)).toEqual(['1', '2', '3-4', '5-6'])
  })
  test('the current page of a pair is its second page', () => {
    expect(createComicSpreads(portraitPages(4), { layout: 'doubleNoCover' }).map(getCurrentPageOfSpread)).toEqual([
      2, 4,
    ])
  })
  test('returns no spreads if there are no pages', () => {
    expect(createComicSpreads([], { layout: 'double' })).toEqual([])
    expect(findSpreadIndexOfPage([], 3)).toBe(0)
  })
})
