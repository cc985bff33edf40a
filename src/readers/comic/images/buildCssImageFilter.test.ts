import { expect, test } from 'vitest'
import { buildCssImageFilter, createSharpeningKernelMatrix } from './buildCssImageFilter'
import { findDominantEdgeColor } from './findDominantEdgeColor'

const neutralSettings = {
  ...{ brightness: 100, contrast: 100, saturation: 100, sepia: 0, sharpen: 0 },
  ...{ gray: false, invert: false, eink: false },
}

test('returns no filter for neutral settings', () => {
  expect(buildCssImageFilter(neutralSettings, 'x')).toBe('')
})

test('combines the filters of all settings in a fixed order', () => {
  expect(buildCssImageFilter({ ...neutralSettings, brightness: 85, sharpen: 20, invert: true }, 'x')).toBe(
    'url(#x) brightness(0.85) invert(1)',
  )
  expect(buildCssImageFilter({ ...neutralSettings, contrast: 110, saturation: 0, sepia: 30 }, 'x')).toBe(
    'contrast(1.1) saturate(0) sepia(0.3)',
  )
  expect(buildCssImageFilter({ ...neutralSettings, eink: true }, 'x')).toBe('contrast(1.3) grayscale(1)')
})

test('uses a sharpening kernel whose values sum to 1', () => {
  for (const percent of [0, 35, 100]) {
    const sum = createSharpeningKernelMatrix(percent)
      .split(' ')
      .map(Number)
      .reduce((total, value) => total + value, 0)
    expect(sum).toBeCloseTo(1, 3)
  }
})

test('returns the dominant edge color, and undefined for a mixed edge', () => {
  const size = { width: 12, height: 12 }
  const painted = (tone: (x: number, y: number) => number) =>
    new Uint8ClampedArray(size.width * size.height * 4).map((_, at) => tone((at >> 2) % 12, Math.floor((at >> 2) / 12)))
  expect(findDominantEdgeColor({ ...size, data: painted((x, y) => (x > 2 && x < 9 && y > 2 ? 20 : 240)) })).toEqual([
    240, 240, 240,
  ])
  expect(findDominantEdgeColor({ ...size, data: painted((x, y) => (x * 61 + y * 97) % 256) })).toBeUndefined()
})
