import { describe, expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/property'
import { findBorders, type Pixels } from './findBorders'

const size = { width: 200, height: 300 }

/** Returns a page of one grey tone with a box of another tone on it. */
function page(ground: number, box: { x: number; y: number; width: number; height: number; tone?: number }): Pixels {
  const data = new Uint8ClampedArray(size.width * size.height * 4).fill(ground)
  paint(data, { tone: 128, ...box })
  return { data, ...size }
}

function paint(data: Uint8ClampedArray, box: { x: number; y: number; width: number; height: number; tone: number }) {
  for (let y = box.y; y < box.y + box.height; y++)
    for (let x = box.x; x < box.x + box.width; x++)
      data.fill(box.tone, (y * size.width + x) * 4, (y * size.width + x) * 4 + 3)
}

const inset = fc.integer({ min: 0, max: 55 })

test.prop([inset, inset, inset, inset, fc.constantFrom(255, 240, 0, 20)])(
  'never cuts drawn content, for any border width and tone',
  (left, top, right, bottom, ground) => {
    const box = { x: left, y: top, width: size.width - left - right, height: size.height - top - bottom }
    const found = findBorders(page(ground, box)) ?? { x: 0, y: 0, width: 1, height: 1 }
    expect(found.x * size.width).toBeLessThanOrEqual(box.x)
    expect(found.y * size.height).toBeLessThanOrEqual(box.y)
    expect((found.x + found.width) * size.width).toBeGreaterThanOrEqual(box.x + box.width - 1e-9)
    expect((found.y + found.height) * size.height).toBeGreaterThanOrEqual(box.y + box.height - 1e-9)
  },
)

test.prop([fc.integer({ min: 0, max: 198 }), fc.integer({ min: 0, max: 298 })])(
  'keeps a mark of two pixels, such as a page number',
  (x, y) => {
    const marked = page(255, { x: 60, y: 80, width: 80, height: 120 })
    paint(marked.data, { x, y, width: 2, height: 2, tone: 180 })
    const found = findBorders(marked) ?? { x: 0, y: 0, width: 1, height: 1 }
    expect(found.x * size.width).toBeLessThanOrEqual(x)
    expect((found.x + found.width) * size.width).toBeGreaterThanOrEqual(Math.min(x + 2, size.width) - 1e-9)
    expect(found.y * size.height).toBeLessThanOrEqual(y)
    expect((found.y + found.height) * size.height).toBeGreaterThanOrEqual(Math.min(y + 2, size.height) - 1e-9)
  },
)

describe('findContentRegion', () => {
  test('crops white and black borders except for a safety margin', () => {
    for (const ground of [255, 0]) {
      const found = findBorders(page(ground, { x: 20, y: 30, width: 160, height: 240 }))
      expect(found?.x).toBeCloseTo(0.092, 3)
      expect(found?.y).toBeCloseTo(0.092, 3)
      expect(found?.width).toBeCloseTo(0.816, 3)
      expect(found?.height).toBeCloseTo(0.816, 3)
    }
  })
  test('does not treat a grey edge as a border', () => {
    expect(findBorders(page(128, { x: 40, y: 40, width: 100, height: 200, tone: 255 }))).toBeUndefined()
  })
  test('returns undefined for blank pages and pages without borders', () => {
    expect(findBorders(page(255, { x: 0, y: 0, width: 0, height: 0 }))).toBeUndefined()
    expect(findBorders(page(255, { x: 0, y: 0, ...size }))).toBeUndefined()
  })
  test('crops at most 30 % at each side', () => {
    expect(findBorders(page(255, { x: 150, y: 10, width: 40, height: 280 }))?.x).toBeCloseTo(0.3, 6)
  })
})
