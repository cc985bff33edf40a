import { expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/propertyTest'
import { type ComicPage, createComicSpreads, isWidePage, recreateSpreadsAfterOpenSpread } from './createComicSpreads'
import { getVisibleImageRegion, splitWidePages } from './splitWidePages'

const sizes = fc.constantFrom(
  { width: 600, height: 900 },
  { width: 1200, height: 900 },
  { width: 4000, height: 500 },
  {},
)
const books = fc
  .array(sizes, { maxLength: 40 })
  .map(list => list.map((size, index): ComicPage => ({ number: index + 1, ...size })))
const fraction = fc.double({ min: 0, max: 0.3, noNaN: true })
const crops = fc
  .tuple(fraction, fraction, fraction, fraction)
  .map(([x, y, right, bottom]) => ({ x, y, width: 1 - x - right, height: 1 - y - bottom }))

test.prop([books, fc.boolean()])('returns both halves of a wide page once, in reading order', (pages, rightToLeft) => {
  const parts = splitWidePages(pages, rightToLeft)
  expect(createComicSpreads(parts, { layout: 'single' }).flat()).toEqual(parts)
  for (const page of pages) {
    const halves = parts.filter(part => part.number === page.number).map(part => part.half)
    expect(halves).toEqual(isWidePage(page) ? (rightToLeft ? ['right', 'left'] : ['left', 'right']) : [undefined])
  }
  expect(parts.map(part => part.number)).toEqual([...parts.map(part => part.number)].sort((a, b) => a - b))
})

test.prop([fc.option(crops, { nil: undefined })])('the two halves together show the cropped region', crop => {
  const left = getVisibleImageRegion({ number: 1, half: 'left' }, crop)
  const right = getVisibleImageRegion({ number: 1, half: 'right' }, crop)
  const region = crop ?? { x: 0, width: 1 }
  expect(left?.x).toBeCloseTo(region.x, 9)
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeCloseTo(0.5, 9)
  expect(right?.x).toBeCloseTo(0.5, 9)
  expect((right?.x ?? 0) + (right?.width ?? 0)).toBeCloseTo(region.x + region.width, 9)
  expect(getVisibleImageRegion({ number: 1 }, crop)).toBe(crop)
})

test.prop([books, fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }), fc.nat(80), fc.boolean()])(
  'when page sizes become known, shows each page once, whole or as two halves, and keeps the spreads that were already read',
  (pages, hasSize, at, rightToLeft) => {
    fc.pre(pages.length > 0)
    const before = pages.map((page, index) => (hasSize[index] ? page : { number: page.number }))
    const spreadList = createComicSpreads(splitWidePages(before, rightToLeft), { layout: 'single' })
    const read = spreadList.slice(0, (at % spreadList.length) + 1)
    const after = recreateSpreadsAfterOpenSpread(splitWidePages(pages, rightToLeft), { layout: 'single' }, read)
    expect(after.slice(0, read.length)).toEqual(read)
    for (const { number } of pages) {
      const parts = after.flat().filter(part => part.number === number)
      const halves = rightToLeft ? ['right', 'left'] : ['left', 'right']
      expect([[undefined], halves]).toContainEqual(parts.map(part => part.half))
    }
    const numbers = after.flat().map(part => part.number)
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
  },
)
