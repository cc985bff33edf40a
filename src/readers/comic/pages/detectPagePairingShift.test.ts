import { expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/propertyTest'
import { type ComicPage, createComicSpreads, isWidePage } from './createComicSpreads'
import { detectPagePairingShift } from './detectPagePairingShift'

const portrait = { width: 600, height: 900 }
const wide = { width: 1200, height: 900 }
const unknown = { width: null, height: null }
const noPages = new Set<number>()
const book = (...list: object[]): ComicPage[] => list.map((size, index) => ({ number: index + 1, ...size }))
const portraits = (count: number) => Array.from({ length: count }, () => portrait)
const numbers = (pages: readonly ComicPage[], alone = noPages) =>
  createComicSpreads(pages, { layout: 'double', shift: detectPagePairingShift(pages, alone), alone }).map(spread =>
    spread.map(page => page.number).join('-'),
  )

const sizes = fc.constantFrom(portrait, { width: 700, height: 700 })
const booksWithWidePage = fc
  .tuple(fc.array(sizes, { minLength: 1, maxLength: 30 }), fc.array(fc.constantFrom(portrait, wide, unknown)))
  .map(([before, after]) => ({ pages: book(...before, wide, ...after), before: before.length }))

test.prop([booksWithWidePage])(
  'the pages between an upright cover and the first wide page are pairs, except for page 2 of an odd number',
  ({ pages, before }) => {
    const spreads = createComicSpreads(pages, { layout: 'double', shift: detectPagePairingShift(pages, noPages) })
    const singlePages = spreads.filter(spread => spread.length === 1).map(([page]) => page.number)
    const isOdd = (before - 1) % 2 === 1
    expect(singlePages.filter(page => page <= before)).toEqual(isOdd ? [1, 2] : [1])
  },
)

test.prop([fc.array(fc.constantFrom(portrait, wide, unknown), { maxLength: 20 }), fc.array(sizes)])(
  'the pages after the first wide page do not change the shift',
  (start, end) => {
    const pages = book(...start)
    fc.pre(pages.some(isWidePage))
    expect(detectPagePairingShift(book(...start, ...end, wide), noPages)).toBe(detectPagePairingShift(pages, noPages))
  },
)

test('shows the pages before the first wide page in the pairs of the printed book', () => {
  expect(numbers(book(...portraits(6), wide, ...portraits(2)))).toEqual(['1', '2', '3-4', '5-6', '7', '8-9'])
  expect(numbers(book(...portraits(5), wide, ...portraits(2)))).toEqual(['1', '2-3', '4-5', '6', '7-8'])
})

test.each([
  { title: 'no pages', pages: [] },
  { title: 'no wide page', pages: book(...portraits(6)) },
  { title: 'a wide cover', pages: book(wide, ...portraits(3), wide) },
  { title: 'a wide page 2', pages: book(portrait, wide, ...portraits(3), wide) },
  { title: 'an unknown cover', pages: book(unknown, portrait, wide) },
  { title: 'an unknown page before the first wide page', pages: book(portrait, unknown, wide) },
])('detects no shift in a book with $title', ({ pages }) => {
  expect(detectPagePairingShift(pages, noPages)).toBe(0)
})

test('detects no shift if the user shows a page before the first wide page alone', () => {
  const pages = book(...portraits(6), wide, ...portraits(3))
  expect(numbers(pages, new Set([4]))).toEqual(['1', '2-3', '4', '5-6', '7', '8-9', '10'])
  expect(numbers(pages, new Set([9]))).toEqual(['1', '2', '3-4', '5-6', '7', '8', '9', '10'])
})
