import { describe, expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/property'
import type { Page } from '../pages/spreads'
import { anchorAt, currentStrip, layOutStrips, scrollOffsetOf, stripsInView } from './strips'

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
  'keeps the anchor across any change of layout',
  (list, before, viewBefore, after, viewAfter, at) => {
    const laid = layOutStrips(list, before, viewBefore)
    const anchor = anchorAt(laid, at * laid.length)
    const again = layOutStrips(list, after, viewAfter)
    const back = anchorAt(again, scrollOffsetOf(again, anchor))
    expect(back.index === anchor.index || anchor.fraction === 1 || back.fraction === 0).toBe(true)
    if (back.index === anchor.index) expect(back.fraction).toBeCloseTo(anchor.fraction, 6)
  },
)

test.prop([pages, layout, view])('places pages one after the other without overlap', (list, how, room) => {
  const laid = layOutStrips(list, how, room)
  laid.tops.forEach((top, index) => {
    if (index > 0) expect(top).toBe((laid.tops[index - 1] ?? 0) + (laid.heights[index - 1] ?? 0) + how.gap)
  })
  expect(laid.length).toBe((laid.tops.at(-1) ?? 0) + (laid.heights.at(-1) ?? 0))
})

test.prop([pages, layout, view])(
  'keeps the shape of each page and never enlarges at original size',
  (list, how, room) => {
    const { widths, heights, width } = layOutStrips(list, how, room)
    list.forEach((page: Page, index) => {
      const [broad, high] = [widths[index] ?? 0, heights[index] ?? 0]
      expect(broad).toBeLessThanOrEqual(width)
      if (!page.width || !page.height) return
      expect(Math.abs(high - (broad * page.height) / page.width)).toBeLessThanOrEqual(1)
      if (how.scale === 'original') expect(broad).toBeLessThanOrEqual(page.width)
      else expect(broad).toBe(width)
    })
  },
)

test('gives a page of unknown size the width of the page before it', () => {
  const list = [{ number: 1, width: 300, height: 900 }, { number: 2 }, { number: 3, width: 600, height: 900 }]
  const laid = layOutStrips(list, { scale: 'original', padding: 0, gap: 0 }, { width: 1_000, height: 500 })
  expect(laid.widths).toEqual([300, 300, 600])
  expect(laid.heights).toEqual([900, 900, 900])
})

test.prop([pages, layout, view, fc.double({ min: 0, max: 1, noNaN: true })])(
  'never moves the current page back when scrolling on, and ends at the last page',
  (list, how, room, at) => {
    const laid = layOutStrips(list, how, room)
    const most = Math.max(0, laid.length - room.height)
    expect(currentStrip(laid, at * most, room.height)).toBeLessThanOrEqual(currentStrip(laid, most, room.height))
    expect(currentStrip(laid, most, room.height)).toBe(list.length - 1)
  },
)

describe('currentStripIndex', () => {
  const laid = layOutStrips(
    [1, 2, 3].map(number => ({ number, width: 100, height: 1_000 })),
    { scale: 'width', padding: 0, gap: 0 },
    { width: 100, height: 400 },
  )
  test('is the last page whose end was visible', () => {
    expect(currentStrip(laid, 0, 400)).toBe(0)
    expect(currentStrip(laid, 599, 400)).toBe(0)
    expect(currentStrip(laid, 1_500, 400)).toBe(0)
    expect(currentStrip(laid, 1_600, 400)).toBe(1)
    expect(currentStrip(laid, 2_600, 400)).toBe(2)
  })
  test('is the requested page while the view starts inside it', () => {
    expect(currentStrip(laid, 1_000, 400, 1)).toBe(1)
    expect(currentStrip(laid, 1_500, 400, 1)).toBe(1)
    expect(currentStrip(laid, 900, 400, 1)).toBe(0)
  })
  test('stripRangeInView returns the pages near the view', () => {
    expect(stripsInView(laid, 1_000, 400, 0)).toEqual([1, 1])
    expect(stripsInView(laid, 1_000, 400, 700)).toEqual([0, 2])
  })
})
