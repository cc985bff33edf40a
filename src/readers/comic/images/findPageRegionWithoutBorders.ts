import type { ImageRegion } from '../pages/pageImageTransform'

/** Image data with four values from 0 to 255 for each pixel: red, green, blue and alpha. */
export interface ImagePixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** Minimum brightness of a white border, 0 to 255. */
const MIN_LIGHT_BORDER_TONE = 215
/** Maximum brightness of a black border, 0 to 255. */
const MAX_DARK_BORDER_TONE = 40

/**
 * Maximum brightness difference (0 to 255) between a border pixel and the median of the outermost line of pixels. A
 * line with letters exceeds this difference, so the border ends before this line.
 */
const MAX_TONE_DEVIATION = 26

/** Maximum width of the crop at each side, as a fraction of the page width or height. */
const MAX_CROP_FRACTION = 0.3
/**
 * Width of the border that stays visible around the content after a crop, as a fraction of the page width or height.
 */
const SAFETY_MARGIN_FRACTION = 0.008

/** Minimum fraction of the page width or height that a crop must remove. A smaller crop is not applied. */
const MIN_CROP_FRACTION = 0.012

/**
 * Returns the region of a page inside its white or black borders. Returns undefined for a blank page, and for a page
 * without borders or with very narrow borders. If a page number is printed in a border, the page number stays inside
 * the region.
 */
export function findPageRegionWithoutBorders({ data, width, height }: ImagePixels): ImageRegion | undefined {
  const tones = new Uint8ClampedArray(width * height)
  for (let at = 0; at < tones.length; at++)
    tones[at] = 0.299 * (data[at * 4] ?? 0) + 0.587 * (data[at * 4 + 1] ?? 0) + 0.114 * (data[at * 4 + 2] ?? 0)
  const row = (y: number) => (x: number) => tones[y * width + x] ?? 0
  const column = (x: number) => (y: number) => tones[y * width + x] ?? 0
  const top = countBorderLines(height, width, row)
  const bottom = countBorderLines(height, width, y => row(height - 1 - y))
  const left = countBorderLines(width, height, column)
  const right = countBorderLines(width, height, x => column(width - 1 - x))
  if (top + bottom >= height || left + right >= width) return undefined
  const x = cropFraction(left, width)
  const y = cropFraction(top, height)
  const region = { x, y, width: 1 - x - cropFraction(right, width), height: 1 - y - cropFraction(bottom, height) }
  return region.width > 1 - MIN_CROP_FRACTION && region.height > 1 - MIN_CROP_FRACTION ? undefined : region
}

/**
 * Returns the width of the border at an edge of the page, as a number of lines of pixels. All pixels of these lines
 * have the border color. If the page is blank, returns the total number of lines.
 */
function countBorderLines(lines: number, length: number, line: (index: number) => (at: number) => number): number {
  const tone = medianTone(length, line(0))
  if (tone < MIN_LIGHT_BORDER_TONE && tone > MAX_DARK_BORDER_TONE) return 0
  let count = 0
  while (count < lines && isUniformLine(length, line(count), tone)) count++
  return count
}

function isUniformLine(length: number, pixel: (at: number) => number, tone: number): boolean {
  for (let at = 0; at < length; at++) if (Math.abs(pixel(at) - tone) > MAX_TONE_DEVIATION) return false
  return true
}

function medianTone(length: number, pixel: (at: number) => number): number {
  const sorted = Array.from({ length }, (_, at) => pixel(at)).sort((a, b) => a - b)
  return sorted[length >> 1] ?? 0
}

/** Returns the fraction of the page to crop at one side. Leaves a safety margin around the content. */
function cropFraction(lines: number, total: number): number {
  const fraction = Math.min(MAX_CROP_FRACTION, lines / total - SAFETY_MARGIN_FRACTION)
  return fraction < MIN_CROP_FRACTION / 2 ? 0 : fraction
}
