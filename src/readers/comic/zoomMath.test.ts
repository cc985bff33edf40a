import { describe, expect } from 'vitest'
import { fc, test } from '../../../tests/harness/property'
import { atStart, clamped, panned, unzoomed, zoomedAt } from './zoomMath'

const view = { width: 1000, height: 800 }
const full = { x: 0, y: 0, width: 1000, height: 800 }
const share = fc.double({ min: 0, max: 1, noNaN: true })
const point = fc.record({ x: share, y: share }).map(({ x, y }) => ({ x: x * view.width, y: y * view.height }))
const pages = fc
  .record({ width: fc.integer({ min: 100, max: 1000 }), height: fc.integer({ min: 100, max: 800 }) })
  .map(size => ({ ...size, x: (view.width - size.width) / 2, y: (view.height - size.height) / 2 }))
const factor = fc.double({ min: 0.2, max: 5, noNaN: true })
const zoom = fc.tuple(point, factor).map(([at, by]) => zoomedAt(unzoomed, at, by, view, full))
const under = (state: { scale: number; x: number; y: number }, at: { x: number; y: number }) => ({
  x: (at.x - state.x) / state.scale,
  y: (at.y - state.y) / state.scale,
})

test.prop([zoom, point, fc.double({ min: 1, max: 4, noNaN: true })])(
  'what lies under the cursor stays there while one enlarges',
  (before, at, by) => {
    const after = zoomedAt(before, at, by, view, full)
    expect(under(after, at).x).toBeCloseTo(under(before, at).x, 6)
    expect(under(after, at).y).toBeCloseTo(under(before, at).y, 6)
  },
)

test.prop([zoom, point, factor, pages])(
  'the view stays filled, small pages lie in the middle',
  (before, at, by, box) => {
    const { scale, x, y } = zoomedAt(before, at, by, view, box)
    expect(scale).toBeGreaterThanOrEqual(1)
    if (scale === 1) {
      expect([x, y]).toEqual([0, 0])
      return
    }
    for (const [start, from, length, room] of [
      [x, box.x, box.width, view.width],
      [y, box.y, box.height, view.height],
    ] as const) {
      const begins = start + scale * from
      const ends = begins + scale * length
      if (scale * length <= room) expect(begins).toBeCloseTo(room - ends, 6)
      else {
        expect(begins).toBeLessThanOrEqual(1e-6)
        expect(ends).toBeGreaterThanOrEqual(room - 1e-6)
      }
    }
  },
)

test.prop([zoom, point, pages])('a movement is done or left over, never lost', (before, by, box) => {
  const start = clamped(before, view, box)
  const { zoom: after, left } = panned(start, by, view, box)
  expect(after.x - start.x + left.x).toBeCloseTo(by.x, 6)
  expect(after.y - start.y + left.y).toBeCloseTo(by.y, 6)
})

test.prop([zoom, point])('zooming out to the whole page is the whole page', (before, at) => {
  expect(zoomedAt(before, at, 0.01, view, full)).toEqual(unzoomed)
})

describe('where an enlarged page begins', () => {
  test('top and left, or top and right', () => {
    expect(atStart(2, false, view, full)).toEqual({ scale: 2, x: 0, y: 0 })
    expect(atStart(2, true, view, full)).toEqual({ scale: 2, x: -1000, y: 0 })
  })
})
