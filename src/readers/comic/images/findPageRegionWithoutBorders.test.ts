import { describe, expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/propertyTest'
import { findPageRegionWithoutBorders, type ImagePixels } from './findPageRegionWithoutBorders'

const size = { width: 200, height: 300 }

function createPage(
  background: number,
  box: { x: number; y: number; width: number; height: number; tone?: number },
): ImagePixels {
  const data = new Uint8ClampedArray(size.width * size.height * 4).fill(background)
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
  'never crops drawn content, for any border width and brightness',
  (left, top, right, bottom, background) => {
    const box = { x: left, y: top, width: size.width - left - right, height: size.height - top - bottom }
    const region = findPageRegionWithoutBorders(createPage(background, box)) ?? { x: 0, y: 0, width: 1, height: 1 }
    expect(region.x * size.width).toBeLessThanOrEqual(box.x)
    expect(region.y * size.height).toBeLessThanOrEqual(box.y)
    expect((region.x + region.width) * size.width).toBeGreaterThanOrEqual(box.x + box.width - 1e-9)
    expect((region.y + region.height) * size.height).toBeGreaterThanOrEqual(box.y + box.height - 1e-9)
  },
)

test.prop([fc.integer({ min: 0, max: 198 }), fc.integer({ min: 0, max: 298 })])(
  'does not crop a mark of two pixels, such as a page number',
  (x, y) => {
    const marked = createPage(255, { x: 60, y: 80, width: 80, height: 120 })
    paint(marked.data, { x, y, width: 2, height: 2, tone: 180 })
    const region = findPageRegionWithoutBorders(marked) ?? { x: 0, y: 0, width: 1, height: 1 }
    expect(region.x * size.width).toBeLessThanOrEqual(x)
    expect((region.x + region.width) * size.width).toBeGreaterThanOrEqual(Math.min(x + 2, size.width) - 1e-9)
    expect(region.y * size.height).toBeLessThanOrEqual(y)
    expect((region.y + region.height) * size.height).toBeGreaterThanOrEqual(Math.min(y + 2, size.height) - 1e-9)
  },
)

describe('cropped region of a page', () => {
  test('crops white and black borders, but leaves a safety margin', () => {
    for (const background of [255, 0]) {
      const region = findPageRegionWithoutBorders(createPage(background, { x: 20, y: 30, width: 160, height: 240 }))
      expect(region?.x).toBeCloseTo(0.092, 3)
      expect(region?.y).toBeCloseTo(0.092, 3)
      expect(region?.width).toBeCloseTo(0.816, 3)
      expect(region?.height).toBeCloseTo(0.816, 3)
    }
  })
  test('does not regard a gray edge as a border', () => {
    expect(
      findPageRegionWithoutBorders(createPage(128, { x: 40, y: 40, width: 100, height: 200, tone: 255 })),
    ).toBeUndefined()
  })
  test('returns undefined for blank pages and pages without borders', () => {
    expect(findPageRegionWithoutBorders(createPage(255, { x: 0, y: 0, width: 0, height: 0 }))).toBeUndefined()
    expect(findPageRegionWithoutBorders(createPage(255, { x: 0, y: 0, ...size }))).toBeUndefined()
  })
  test('crops at most 30 % at each side', () => {
    expect(findPageRegionWithoutBorders(createPage(255, { x: 150, y: 10, width: 40, height: 280 }))?.x).toBeCloseTo(
      0.3,
      6,
    )
  })
})
