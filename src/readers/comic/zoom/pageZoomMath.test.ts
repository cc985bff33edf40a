import { describe, expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/propertyTest'
import {
  clampPageZoom,
  getPageZoomAtReadingStart,
  getPageZoomCenter,
  getScrollThatKeepsPoint,
  noPageZoom,
  panZoomedPages,
  zoomPagesAroundPoint,
  zoomPagesToCenter,
  zoomPagesToRegion,
} from './pageZoomMath'

const view = { width: 1000, height: 800 }
const full = { x: 0, y: 0, width: 1000, height: 800 }
const share = fc.double({ min: 0, max: 1, noNaN: true })
const point = fc.record({ x: share, y: share }).map(({ x, y }) => ({ x: x * view.width, y: y * view.height }))
const pages = fc
  .record({ width: fc.integer({ min: 100, max: 1000 }), height: fc.integer({ min: 100, max: 800 }) })
  .map(size => ({ ...size, x: (view.width - size.width) / 2, y: (view.height - size.height) / 2 }))
const factor = fc.double({ min: 0.2, max: 5, noNaN: true })
const zoom = fc.tuple(point, factor).map(([at, by]) => zoomPagesAroundPoint(noPageZoom, at, by, view, full))
const under = (state: { scale: number; x: number; y: number }, at: { x: number; y: number }) => ({
  x: (at.x - state.x) / state.scale,
  y: (at.y - state.y) / state.scale,
})

test.prop([zoom, point, fc.double({ min: 1, max: 4, noNaN: true })])(
  'keeps the point under the cursor in place while zooming',
  (before, at, by) => {
    const after = zoomPagesAroundPoint(before, at, by, view, full)
    expect(under(after, at).x).toBeCloseTo(under(before, at).x, 6)
    expect(under(after, at).y).toBeCloseTo(under(before, at).y, 6)
  },
)

test.prop([zoom, point, factor, pages])(
  'the content at a point stays when the pages scroll by the remaining distance',
  (before, at, by, box) => {
    const after = zoomPagesAroundPoint(before, at, by, view, box)
    const scroll = getScrollThatKeepsPoint(before, after, at)
    expect(under(after, at).x + scroll.x).toBeCloseTo(under(before, at).x, 6)
    expect(under(after, at).y + scroll.y).toBeCloseTo(under(before, at).y, 6)
  },
)

test.prop([zoom, point, factor, pages])(
  'leaves no empty space beside large pages, and centers pages that are smaller than the view',
  (before, at, by, box) => {
    const { scale, x, y } = zoomPagesAroundPoint(before, at, by, view, box)
    expect(scale).toBeGreaterThanOrEqual(1)
    if (scale === 1) {
      expect([x, y]).toEqual([0, 0])
      return
    }
    for (const [start, from, length, room] of [
      [x, box.x, box.width, view.width],
      [y, box.y, box.height, view.height],
    ] as const) {
      const startEdge = start + scale * from
      const endEdge = startEdge + scale * length
      if (scale * length <= room) expect(startEdge).toBeCloseTo(room - endEdge, 6)
      else {
        expect(startEdge).toBeLessThanOrEqual(1e-6)
        expect(endEdge).toBeGreaterThanOrEqual(room - 1e-6)
      }
    }
  },
)

test.prop([zoom, point, pages])('splits a movement into the applied part and the remaining part', (before, by, box) => {
  const start = clampPageZoom(before, view, box)
  const { zoom: after, left } = panZoomedPages(start, by, view, box)
  expect(after.x - start.x + left.x).toBeCloseTo(by.x, 6)
  expect(after.y - start.y + left.y).toBeCloseTo(by.y, 6)
})

test.prop([zoom, point])('zooming out far enough shows the whole page', (before, at) => {
  expect(zoomPagesAroundPoint(before, at, 0.01, view, full)).toEqual(noPageZoom)
})

test.prop([pages, share, share, share, share])(
  'centers the region, shows the whole region, and fills the view in one direction',
  (page, x, y, across, down) => {
    const box = {
      x: page.x + x * page.width * 0.9,
      y: page.y + y * page.height * 0.9,
      width: 20 + across * page.width * 0.7,
      height: 20 + down * page.height * 0.7,
    }
    const { scale, ...at } = zoomPagesToRegion(box, view)
    if (scale === 1) return
    const filled = Math.max((scale * box.width) / (view.width - 32), (scale * box.height) / (view.height - 32))
    expect(filled).toBeCloseTo(Math.min(1, filled), 6)
    if (scale < 8) expect(filled).toBeCloseTo(1, 6)
    expect(at.x + scale * (box.x + box.width / 2)).toBeCloseTo(view.width / 2, 6)
    expect(at.y + scale * (box.y + box.height / 2)).toBeCloseTo(view.height / 2, 6)
  },
)

test('does not shrink a region that already fills the view', () =>
  expect(zoomPagesToRegion(full, view)).toEqual(noPageZoom))

test.prop([zoom, pages, share])(
  'shows the same point at the center after view and pages have changed their size, except at the edges',
  (before, box, growth) => {
    const start = clampPageZoom(before, view, box)
    if (start.scale === 1) return
    const center = getPageZoomCenter(start, view, box)
    const restored = zoomPagesToCenter(start.scale, center, view, box)
    expect(restored.x).toBeCloseTo(start.x, 6)
    expect(restored.y).toBeCloseTo(start.y, 6)
    const by = 0.5 + growth
    const newView = { width: view.width * by, height: view.height * by }
    const newBox = { x: box.x * by, y: box.y * by, width: box.width * by, height: box.height * by }
    const newCenter = getPageZoomCenter(zoomPagesToCenter(start.scale, center, newView, newBox), newView, newBox)
    expect(newCenter.x).toBeCloseTo(center.x, 6)
    expect(newCenter.y).toBeCloseTo(center.y, 6)
  },
)

describe('zoom at the start of reading', () => {
  test('starts at the top left, or at the top right in right-to-left books', () => {
    expect(getPageZoomAtReadingStart(2, false, view, full)).toEqual({ scale: 2, x: 0, y: 0 })
    expect(getPageZoomAtReadingStart(2, true, view, full)).toEqual({ scale: 2, x: -1000, y: 0 })
  })
})
