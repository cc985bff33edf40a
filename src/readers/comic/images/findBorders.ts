import type { Region } from '../pages/imageTransform'

/** Pixels of a canvas: red, green, blue and alpha of each, 0 to 255. */
export interface Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** A border is at least this bright or at most this dark, 0 to 255. */
const white = 215
const black = 40

/** Largest difference between a border pixel and the border's tone. Larger differences may be lettering. */
const grain = 26

/** Largest fraction of a page that is cropped per side, and the fraction left standing around the content. */
const most = 0.3
const safety = 0.008

/** Smaller crops (as a fraction of the page) are not applied. */
const least = 0.012

/**
 * Returns the region of a page without its white or black borders, or undefined when nothing should be cropped. A line
 * of pixels counts as border only when every pixel has the tone of the edge, so page numbers are never cut.
 */
export function findBorders({ data, width, height }: Pixels): Region | undefined {
  const tones = new Uint8ClampedArray(width * height)
  for (let at = 0; at < tones.length; at++)
    tones[at] = 0.299 * (data[at * 4] ?? 0) + 0.587 * (data[at * 4 + 1] ?? 0) + 0.114 * (data[at * 4 + 2] ?? 0)
  const row = (y: number) => (x: number) => tones[y * width + x] ?? 0
  const column = (x: number) => (y: number) => tones[y * width + x] ?? 0
  const top = bare(height, width, row)
  const bottom = bare(height, width, y => row(height - 1 - y))
  const left = bare(width, height, column)
  const right = bare(width, height, x => column(width - 1 - x))
  // A blank page has no borders.
  if (top + bottom >= height || left + right >= width) return undefined
  const x = kept(left, width)
  const y = kept(top, height)
  const region = { x, y, width: 1 - x - kept(right, width), height: 1 - y - kept(bottom, height) }
  return region.width > 1 - least && region.height > 1 - least ? undefined : region
}

/** Number of uniform lines from the edge inwards. Equals `lines` when the page is blank. */
function bare(lines: number, length: number, line: (index: number) => (at: number) => number): number {
  const tone = middle(length, line(0))
  if (tone < white && tone > black) return 0
  let found = 0
  while (found < lines && isBare(length, line(found), tone)) found++
  return found
}

function isBare(length: number, pixel: (at: number) => number, tone: number): boolean {
  for (let at = 0; at < length; at++) if (Math.abs(pixel(at) - tone) > grain) return false
  return true
}

/** Median tone of a line. */
function middle(length: number, pixel: (at: number) => number): number {
  const sorted = Array.from({ length }, (_, at) => pixel(at)).sort((a, b) => a - b)
  return sorted[length >> 1] ?? 0
}

/** Fraction of the page to crop at a side, limited and with the safety margin subtracted. */
function kept(lines: number, of: number): number {
  const share = Math.min(most, lines / of - safety)
  return share < least / 2 ? 0 : share
}
