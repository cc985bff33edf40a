import { expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/propertyTest'
import { initialImageZoom, panImage, zoomImageAtPoint } from './imageZoom'

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const size = fc.record({ width: number(10, 2000), height: number(10, 2000) })
const steps = fc.array(fc.record({ factor: number(0.2, 5), x: number(-500, 500), y: number(-500, 500) }))

test.prop([size, size, steps])('stops an image that is larger than the view at its edges', (fitted, view, list) => {
  let zoom = initialImageZoom
  for (const { factor, x, y } of list) {
    zoom = panImage(zoomImageAtPoint(zoom, factor, { x, y }, fitted, view), { x: y, y: x }, fitted, view)
    expect(zoom.scale).toBeGreaterThanOrEqual(1)
    expect(Math.abs(zoom.x)).toBeLessThanOrEqual(Math.max(0, (fitted.width * zoom.scale - view.width) / 2) + 1e-6)
    expect(Math.abs(zoom.y)).toBeLessThanOrEqual(Math.max(0, (fitted.height * zoom.scale - view.height) / 2) + 1e-6)
  }
})

test('keeps the point of the zoom in place', () => {
  const fitted = { width: 400, height: 400 }
  const zoom = zoomImageAtPoint(initialImageZoom, 2, { x: 100, y: -50 }, fitted, fitted)
  expect(zoom).toEqual({ scale: 2, x: -100, y: 50 })
})

test('centers the image after it is zoomed out completely', () => {
  const fitted = { width: 400, height: 300 }
  const near = zoomImageAtPoint(initialImageZoom, 4, { x: 100, y: 20 }, fitted, fitted)
  expect(zoomImageAtPoint(near, 0.01, { x: -90, y: 7 }, fitted, fitted)).toEqual(initialImageZoom)
})
