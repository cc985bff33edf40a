import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { type BookLook, epubStyle, pageFrame } from './epubStyle'

const looks = fc.record({
  appearance: fc.constantFrom('day' as const, 'sepia' as const, 'night' as const),
  layout: fc.constantFrom('paginated' as const, 'scroll' as const),
  columns: fc.constantFrom('auto' as const, 'one' as const, 'two' as const),
  margins: fc.constantFrom(0.5, 1, 2.25, 4),
  fontSize: fc.integer({ min: 50, max: 300 }),
  lineHeight: fc.integer({ min: 80, max: 250 }),
})
const views = fc.record({
  width: fc.double({ min: 320, max: 3840, noNaN: true }),
  height: fc.double({ min: 320, max: 2160, noNaN: true }),
})
const books = fc.record({
  direction: fc.constantFrom('ltr' as const, 'rtl' as const),
  fixedLayout: fc.boolean(),
})

test.prop([views, looks, books])('columns are whole pixels and fit the view', (view, look, book) => {
  const frame = pageFrame(view, look, book)
  expect(frame.width % 2).toBe(0)
  expect(frame.gap % 2).toBe(0)
  expect(frame.width).toBeLessThanOrEqual(view.width)
  expect(frame.width / frame.columns - frame.gap).toBeGreaterThan(0)
})

describe('frame', () => {
  const look: BookLook = {
    appearance: 'day',
    layout: 'paginated',
    columns: 'auto',
    margins: 1,
    fontSize: 100,
    lineHeight: 100,
  }
  const plain = { direction: 'ltr' as const, fixedLayout: false }
  test('two columns where there is room', () => {
    expect(pageFrame({ width: 1280, height: 800 }, look, plain).columns).toBe(2)
    expect(pageFrame({ width: 768, height: 1024 }, look, plain).columns).toBe(1)
    expect(pageFrame({ width: 768, height: 1024 }, { ...look, columns: 'two' }, plain).columns).toBe(2)
  })
  test('text is never wider than one can read', () => {
    expect(pageFrame({ width: 2560, height: 1400 }, look, plain).width).toBeLessThan(1600)
  })
  test('a book of fixed layout takes the whole view and keeps its own look', () => {
    const frame = pageFrame({ width: 1000, height: 800 }, look, { ...plain, fixedLayout: true })
    expect(frame).toMatchObject({ width: 1000, gap: 0, flow: 'paginated' })
    expect(epubStyle(look, frame)).not.toContain('font-size')
  })
})
