import { describe, expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/propertyTest'
import { ASSUMED_COMIC_PAGE_SIZE, type PageScaleMode, scalePagesToView } from './scalePagesToView'

const lengths = fc.integer({ min: 1, max: 12_000 })
const sizes = fc.record({ width: lengths, height: lengths })
const views = fc.record({ width: fc.integer({ min: 200, max: 3_000 }), height: fc.integer({ min: 200, max: 2_000 }) })
const spreads = fc.array(sizes, { minLength: 1, maxLength: 2 })
const scales = fc.constantFrom<PageScaleMode>('screen', 'width', 'widthShrinkOnly', 'height', 'original')
const total = (list: { width: number }[]) => list.reduce((width, box) => width + box.width, 0)

test.prop([scales, spreads, views])('keeps the shape of a page', (scale, natural, view) => {
  scalePagesToView(scale, natural, view).forEach((box, index) => {
    const size = natural[index] ?? ASSUMED_COMIC_PAGE_SIZE
    expect(box.width / box.height / (size.width / size.height)).toBeCloseTo(1, 6)
  })
})

test.prop([spreads, views])(
  'the scale "screen" shows all pages completely and fills the view in at least one direction',
  (natural, view) => {
    const boxes = scalePagesToView('screen', natural, view)
    const height = Math.max(...boxes.map(box => box.height))
    expect(total(boxes)).toBeLessThanOrEqual(view.width + 0.01)
    expect(height).toBeLessThanOrEqual(view.height + 0.01)
    expect(Math.min(Math.abs(total(boxes) - view.width), Math.abs(height - view.height))).toBeLessThan(0.01)
  },
)

test.prop([spreads, views])(
  'the scale "width" fills the width, and "widthShrinkOnly" never enlarges',
  (natural, view) => {
    expect(total(scalePagesToView('width', natural, view))).toBeCloseTo(view.width, 3)
    expect(total(scalePagesToView('widthShrinkOnly', natural, view))).toBeLessThanOrEqual(
      Math.min(view.width, total([...natural])) + 0.01,
    )
  },
)

describe.each(['width', 'widthShrinkOnly'] as const)(
  'a page without a partner in a double layout, scale "%s"',
  scale => {
    const view = { width: 1000, height: 500 }
    test('gets half of the width, as a page of a pair', () => {
      const portrait = { width: 800, height: 1200 }
      expect(scalePagesToView(scale, [portrait], view, true)).toEqual([{ width: 500, height: 750 }])
      expect(scalePagesToView(scale, [portrait, portrait], view, true)[0]).toEqual({ width: 500, height: 750 })
      expect(scalePagesToView('screen', [portrait], view, true)).toEqual(scalePagesToView('screen', [portrait], view))
    })
    test('gets the whole width if it is wide', () => {
      expect(scalePagesToView(scale, [{ width: 2000, height: 1000 }], view, true)).toEqual([
        { width: 1000, height: 500 },
      ])
    })
  },
)

describe('scale of the pages', () => {
  const view = { width: 1000, height: 500 }
  test('the scale "height" fills the height, and "original" keeps the size', () => {
    expect(scalePagesToView('height', [{ width: 100, height: 200 }], view)).toEqual([{ width: 250, height: 500 }])
    expect(scalePagesToView('original', [{ width: 100, height: 200 }], view)).toEqual([{ width: 100, height: 200 }])
  })
  test('gives two pages of different size the same height', () => {
    const pair = scalePagesToView(
      'screen',
      [
        { width: 100, height: 200 },
        { width: 400, height: 400 },
      ],
      view,
    )
    expect(pair).toEqual([
      { width: 250, height: 500 },
      { width: 500, height: 500 },
    ])
  })
  test('uses the default shape for a page without size', () => {
    expect(scalePagesToView('height', [{ width: 0, height: 0 }], { width: 900, height: 600 })).toEqual([
      { width: 400, height: 600 },
    ])
  })
})
