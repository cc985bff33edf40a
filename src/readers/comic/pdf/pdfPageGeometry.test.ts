import { expect } from 'vitest'
import { createPdf } from '../../../../tests/harness/content/createPdf'
import { openPdf } from '../../../../tests/harness/content/openPdf'
import { fc, test } from '../../../../tests/harness/propertyTest'
import { createPdfTextLayerMatrix, pdfRectToImageRegion } from './pdfPageGeometry'
import { getPdfPageBox } from './readPdfPage'

const arbitraryBox = fc.record({
  width: fc.integer({ min: 1, max: 2_000 }),
  height: fc.integer({ min: 1, max: 2_000 }),
  x: fc.integer({ min: -500, max: 500 }),
  y: fc.integer({ min: -500, max: 500 }),
  rotation: fc.constantFrom(0, 90, 180, 270),
})
const arbitraryCoordinate = fc.integer({ min: -3_000, max: 3_000 })
const arbitraryRect = fc.tuple(arbitraryCoordinate, arbitraryCoordinate, arbitraryCoordinate, arbitraryCoordinate)

test.prop(
  [
    fc.constantFrom<0 | 90 | 180 | 270>(0, 90, 180, 270),
    fc.tuple(fc.integer({ min: 10, max: 900 }), fc.integer({ min: 10, max: 900 })),
    fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 900 })),
    fc.constantFrom(0.5, 1, 3),
  ],
  { numRuns: 20 },
)(
  'places each point of a page where pdf.js shows the point, at any rotation and size',
  async (rotate, size, [x, y], scale) => {
    await openPdf(createPdf([{ lines: [], size, rotate }]), async document => {
      const page = await document.getPage(1)
      const box = getPdfPageBox(page)
      const viewport = page.getViewport({ scale })
      const [a, b, c, d, e, f] = createPdfTextLayerMatrix(box, viewport)
      const [left, top] = [x - box.x, box.y + box.height - y]
      const [expectedX, expectedY] = viewport.convertToViewportPoint(x, y) as [number, number]
      expect(a * left + c * top + e).toBeCloseTo(expectedX, 6)
      expect(b * left + d * top + f).toBeCloseTo(expectedY, 6)
    })
  },
)

test.prop([arbitraryRect, arbitraryBox])(
  'the region of a rectangle lies on the page, whatever corners the rectangle has',
  (rect, box) => {
    const region = pdfRectToImageRegion(rect, box)
    const [x1, y1, x2, y2] = rect
    expect(pdfRectToImageRegion([x2, y2, x1, y1], box)).toEqual(region)
    if (!region) return
    expect(Math.min(region.x, region.y)).toBeGreaterThanOrEqual(0)
    expect(region.x + region.width).toBeLessThanOrEqual(1 + 1e-9)
    expect(region.y + region.height).toBeLessThanOrEqual(1 + 1e-9)
    expect(Math.min(region.width, region.height)).toBeGreaterThan(0)
  },
)

test('a rectangle outside of the page, without area or with invalid values has no region', () => {
  const box = { width: 100, height: 100, x: 0, y: 0, rotation: 0 }
  for (const rect of [[200, 0, 300, 10], [5, 5, 5, 9], [], [0, Number.NaN, 1, 1]])
    expect(pdfRectToImageRegion(rect, box)).toBeUndefined()
  expect(pdfRectToImageRegion([50, 50, 75, 100], box)).toEqual({ x: 0.5, y: 0, width: 0.25, height: 0.5 })
})
