import { describe, expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/propertyTest'
import type { ComicPage } from '../pages/createComicSpreads'
import {
  getCurrentWebtoonPageIndex,
  getScrollOffsetOfWebtoonAnchor,
  getVisibleWebtoonPageIndexRange,
  getWebtoonScrollAnchorAtOffset,
  layOutWebtoonPages,
} from './layOutWebtoonPages'

const size = fc.oneof(
  fc.record({ width: fc.integer({ min: 100, max: 2_000 }), height: fc.integer({ min: 100, max: 12_000 }) }),
  fc.constant({}),
)
const pages = fc.array(size, { minLength: 1, maxLength: 80 }).map(list => list.map((s, i) => ({ number: i + 1, ...s })))
const layout = fc.record({
  scale: fc.constantFrom('width' as const, 'original' as const),
  padding: fc.constantFrom(0, 5, 20, 40),
  gap: fc.constantFrom(0, 5, 15),
})
const view = fc.record({ width: fc.integer({ min: 200, max: 2_560 }), height: fc.integer({ min: 200, max: 1_600 }) })

test.prop([pages, layout, view, layout, view, fc.double({ min: 0, max: 1, noNaN: true })])(
  'keeps the scroll anchor in place across any change of layout',
  (list, before, viewBefore, after, viewAfter, at) => {
    const boxes = layOutWebtoonPages(list, before, viewBefore)
    const anchor = getWebtoonScrollAnchorAtOffset(boxes, at * boxes.length)
    const newBoxes = layOutWebtoonPages(list, after, viewAfter)
    const restoredAnchor = getWebtoonScrollAnchorAtOffset(newBoxes, getScrollOffsetOfWebtoonAnchor(newBoxes, anchor))
    expect(restoredAnchor.index === anchor.index || anchor.fraction === 1 || restoredAnchor.fraction === 0).toBe(true)
    if (restoredAnchor.index === anchor.index) expect(restoredAnchor.fraction).toBeCloseTo(anchor.fraction, 6)
  },
)

test.prop([pages, layout, view])(
  'places pages one after the other without overlap',
  (list, webtoonLayout, viewSize) => {
    const boxes = layOutWebtoonPages(list, webtoonLayout, viewSize)
    boxes.tops.forEach((top, index) => {
      if (index > 0)
        expect(top).toBe((boxes.tops[index - 1] ?? 0) + (boxes.heights[index - 1] ?? 0) + webtoonLayout.gap)
    })
    expect(boxes.length).toBe((boxes.tops.at(-1) ?? 0) + (boxes.heights.at(-1) ?? 0))
  },
)

test.prop([pages, layout, view])(
  'keeps the shape of each page, and never enlarges a page at original size',
  (list, webtoonLayout, viewSize) => {
    const { widths, heights, width } = layOutWebtoonPages(list, webtoonLayout, viewSize)
    list.forEach((page: ComicPage, index) => {
      const [pageWidth, pageHeight] = [widths[index] ?? 0, heights[index] ?? 0]
      expect(pageWidth).toBeLessThanOrEqual(width)
      if (!page.width || !page.height) return
      expect(Math.abs(pageHeight - (pageWidth * page.height) / page.width)).toBeLessThanOrEqual(1)
      if (webtoonLayout.scale === 'original') expect(pageWidth).toBeLessThanOrEqual(page.width)
      else expect(pageWidth).toBe(width)
    })
  },
)

test.each([
  { view: 2_000, padding: 25, width: 1_000 },
  { view: 1_000, padding: 40, width: 360 },
  { view: 390, padding: 40, width: 360 },
  { view: 390, padding: 0, width: 390 },
  { view: 320, padding: 40, width: 320 },
])('in a view of $view px, a side padding of $padding % leaves $width px for the pages', example => {
  const settings = { scale: 'width' as const, padding: example.padding, gap: 0 }
  expect(layOutWebtoonPages([{ number: 1 }], settings, { width: example.view, height: 800 }).width).toBe(example.width)
})

test('gives a page of unknown size the width of the page before it', () => {
  const list = [{ number: 1, width: 300, height: 900 }, { number: 2 }, { number: 3, width: 600, height: 900 }]
  const boxes = layOutWebtoonPages(list, { scale: 'original', padding: 0, gap: 0 }, { width: 1_000, height: 500 })
  expect(boxes.widths).toEqual([300, 300, 600])
  expect(boxes.heights).toEqual([900, 900, 900])
})

test.prop([pages, layout, view, fc.double({ min: 0, max: 1, noNaN: true })])(
  'scrolling forward never decreases the current page, and the last offset shows the last page',
  (list, webtoonLayout, viewSize, at) => {
    const boxes = layOutWebtoonPages(list, webtoonLayout, viewSize)
    const maxOffset = Math.max(0, boxes.length - viewSize.height)
    expect(getCurrentWebtoonPageIndex(boxes, at * maxOffset, viewSize.height)).toBeLessThanOrEqual(
      getCurrentWebtoonPageIndex(boxes, maxOffset, viewSize.height),
    )
    expect(getCurrentWebtoonPageIndex(boxes, maxOffset, viewSize.height)).toBe(list.length - 1)
  },
)

describe('current page of a webtoon', () => {
  const boxes = layOutWebtoonPages(
    [1, 2, 3].map(number => ({ number, width: 100, height: 1_000 })),
    { scale: 'width', padding: 0, gap: 0 },
    { width: 100, height: 400 },
  )
  test('is the page at the middle of the view', () => {
    expect(getCurrentWebtoonPageIndex(boxes, 0, 400)).toBe(0)
    expect(getCurrentWebtoonPageIndex(boxes, 799, 400)).toBe(0)
    expect(getCurrentWebtoonPageIndex(boxes, 800, 400)).toBe(1)
    expect(getCurrentWebtoonPageIndex(boxes, 1_500, 400)).toBe(1)
  })
  test('is the last page only when the end of this page is visible', () => {
    expect(getCurrentWebtoonPageIndex(boxes, 2_500, 400)).toBe(1)
    expect(getCurrentWebtoonPageIndex(boxes, 2_600, 400)).toBe(2)
  })
  test('is the requested page while the top of the view is inside this page', () => {
    expect(getCurrentWebtoonPageIndex(boxes, 1_000, 400, 1)).toBe(1)
    expect(getCurrentWebtoonPageIndex(boxes, 1_500, 400, 1)).toBe(1)
    expect(getCurrentWebtoonPageIndex(boxes, 2_000, 400, 2)).toBe(2)
    expect(getCurrentWebtoonPageIndex(boxes, 700, 400, 1)).toBe(0)
  })
  test('returns the range of pages near the view', () => {
    expect(getVisibleWebtoonPageIndexRange(boxes, 1_000, 400, 0)).toEqual([1, 1])
    expect(getVisibleWebtoonPageIndexRange(boxes, 1_000, 400, 700)).toEqual([0, 2])
  })
})
