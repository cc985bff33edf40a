import type { Region } from '../pages/imageTransform'

/** Pixels as a canvas gives them: red, green, blue and opacity of each. */
export interface Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** A border is at least so bright or at most so dark, from 0 to 255. */
const white = 215
const black = 40

/** No pixel of a border is further than this from its tone: what differs more may be lettering. */
const grain = 26

/** At most so much is cut off at each side, and so much is always left standing outside of what was found. */
const most = 0.3
const safety = 0.008

/** Less than this is not worth a cut. */
const least = 0.012

/**
 * What is left of a page without its white or black borders; undefined when nothing should be cut. It rather leaves a border than
 * cuts a page number: a line of pixels counts as border only when all of it has the tone of the edge.
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
  // A page that is blank through and through has no borders.
  if (top + bottom >= height || left + right >= width) return undefined
  const x = kept(left, width)
  const y = kept(top, height)
  const region = { x, y, width: 1 - x - kept(right, width), height: 1 - y - kept(bottom, height) }
  return region.width > 1 - least && region.height > 1 - least ? undefined : region
}

/** How many lines from the edge on are bare; all of them when the page is blank. */
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

/** The tone that half of a line is brighter than. */
function middle(length: number, pixel: (at: number) => number): number {
  const sorted = Array.from({ length }, (_, at) => pixel(at)).sort((a, b) => a - b)
  return sorted[length >> 1] ?? 0
}

/** What is cut off at a side, as a fraction. */
function kept(lines: number, of: number): number {
  const share = Math.min(most, lines / of - safety)
  return share < least / 2 ? 0 : share
}
