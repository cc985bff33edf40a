import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decodeScreenshot } from './decodeScreenshot'
import { drawPixels } from './drawPixels'
import {
  type FractionBox,
  findLineDirection,
  findMostFrequentColor,
  measureColor,
  measureContent,
  measureDifference,
} from './measurePixels'

const whole: FractionBox = [0, 0, 1, 1]
const red = [255, 0, 0] as const
const black = [0, 0, 0] as const

test('measures the share and the edges of a color, and not of similar colors', () => {
  const image = drawPixels({ color: red, edges: [10, 20, 60, 40] }, { color: [200, 0, 0], edges: [70, 70, 90, 90] })
  expect(measureColor(image, whole, red)).toEqual({ count: 1000, share: 0.1, bounds: [0.1, 0.2, 0.6, 0.4] })
  expect(measureColor(image, [0, 0.5, 1, 1], red)).toEqual({ count: 0, share: 0 })
})

test('measures the content of a part, relative to its most frequent color', () => {
  const image = drawPixels({ color: red, edges: [0, 0, 100, 50] }, { color: black, edges: [10, 10, 20, 20] })
  expect(measureContent(image, [0, 0, 1, 0.5])).toMatchObject({ count: 100, bounds: [0.1, 0.1, 0.2, 0.2] })
  expect(findMostFrequentColor(image, [0, 0, 1, 0.4])).toEqual(red)
  expect(measureContent(image, [0, 0, 1, 0.5], [[0, 0, 0.15, 1]]).count, 'without ignored area').toBe(50)
  expect(measureContent(drawPixels(), whole).count).toBe(0)
})

test('finds the direction of the lines of text', () => {
  const rows = [10, 20, 30].map(top => ({ color: black, edges: [10, top, 90, top + 5] as const }))
  const columns = [10, 20, 30].map(left => ({ color: black, edges: [left, 10, left + 5, 90] as const }))
  expect(findLineDirection(drawPixels(...rows), whole)).toBe('horizontal')
  expect(findLineDirection(drawPixels(...columns), whole)).toBe('vertical')
  expect(findLineDirection(drawPixels(...rows, ...columns), whole)).not.toBe('vertical')
  expect(findLineDirection(drawPixels(), whole)).toBe('none')
})

test('measures the difference of two images in a part', () => {
  const image = drawPixels({ color: red, edges: [0, 0, 10, 10] })
  expect(measureDifference(image, drawPixels(), whole)).toBe(0.01)
  expect(measureDifference(image, drawPixels(), [0.5, 0.5, 1, 1])).toBe(0)
  expect(measureDifference(image, { ...image, width: 50, height: 200 }, whole)).toBe(1)
})

test('decodes the pixels of a screenshot', async () => {
  const { data, width, height } = drawPixels({ color: red, edges: [3, 0, 4, 1] })
  const png = await sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
  const image = await decodeScreenshot(png)
  expect([image.width, image.height, image.data.length]).toEqual([100, 100, 30_000])
  expect([...image.data.subarray(9, 12)]).toEqual(red)
})
