import type { ImagePixels } from '../images/findPageRegionWithoutBorders'
import type { RgbColor } from './findPageBackgroundColors'

/**
 * Two values for the maximum color difference between a background pixel and the background color. The detection tries
 * the high value first, and the low value if the results are not sufficient. The high value ignores JPEG noise in the
 * background. The low value recognizes pale drawings as foreground.
 */
export const BACKGROUND_COLOR_TOLERANCES = [38, 9] as const

export interface ForegroundMaskOptions {
  /** Maximum difference per color channel between a background pixel and the background color. */
  readonly tolerance: number
  /**
   * Radius in pixels of the brush that fills the background. A brush with radius 1 covers 3 × 3 pixels and moves only
   * where all of them are background. Therefore, it does not enter a panel through small gaps in the frame.
   */
  readonly brushRadius: 0 | 1
  /**
   * Whether the flood fill of the background starts only at margins and at the ends of gutters (gaps between panels).
   * If false, it starts at all background pixels of the page edge, and also fills bright panels at this edge.
   */
  readonly entersByGutters?: boolean
  /** Whether gutters (gaps between panels) are treated as background even if they do not reach the page edge. */
  readonly fillsClosedGutters?: boolean
}

/**
 * Separates the foreground of a page from the background. Background-colored areas that are connected to the page edge
 * are background. White areas inside a panel are therefore foreground. Exception: with the option `fillsClosedGutters`,
 * gutters (gaps between panels) that do not reach the page edge are also background.
 * @returns a number for each pixel: 1 for foreground, 0 for background
 */
export function createPageForegroundMask(
  { data, width, height }: ImagePixels,
  background: RgbColor,
  method: ForegroundMaskOptions,
): Uint8Array {
  const { tolerance } = method
  const isBackground = new Uint8Array(width * height)
  for (let at = 0; at < isBackground.length; at++) {
    const red = Math.abs((data[at * 4] ?? 0) - background[0])
    const green = Math.abs((data[at * 4 + 1] ?? 0) - background[1])
    const blue = Math.abs((data[at * 4 + 2] ?? 0) - background[2])
    isBackground[at] = red <= tolerance && green <= tolerance && blue <= tolerance ? 1 : 0
  }
  const fillable = method.brushRadius === 0 ? isBackground : erodeMask(isBackground, width, height)
  const filled = floodFill(
    fillable,
    width,
    height,
    method.entersByGutters ? entryPixelTest(isBackground, width, height) : anyPixel,
  )
  if (method.brushRadius === 1) dilateMask(filled, isBackground, width, height)
  if (method.fillsClosedGutters) fillClosedGutters(filled, isBackground, width, height)
  for (let at = 0; at < filled.length; at++) filled[at] = filled[at] ? 0 : 1
  return filled
}

const anyPixel = () => true

/** If at least this fraction of the pixels at a page edge is background, the whole edge is a margin. */
const MIN_MARGIN_FRACTION = 0.85
/**
 * Maximum width of a gutter (gap between panels) where it meets the page edge, as a fraction of the length of the edge.
 */
const MAX_GUTTER_FRACTION = 0.035

/**
 * Returns a function that checks whether the flood fill of the background may start at a pixel. It may start at margins
 * and at the ends of gutters (gaps between panels).
 */
function entryPixelTest(isBackground: Uint8Array, width: number, height: number): (at: number) => boolean {
  const entryPixels = new Set<number>()
  const along = (length: number, at: (index: number) => number) => {
    const runs: number[][] = []
    let run: number[] = []
    for (let index = 0; index <= length; index++) {
      if (index < length && isBackground[at(index)]) run.push(at(index))
      else if (run.length > 0) {
        runs.push(run)
        run = []
      }
    }
    const isMargin = runs.reduce((sum, run) => sum + run.length, 0) >= MIN_MARGIN_FRACTION * length
    for (const run of runs)
      if (isMargin || run.length <= MAX_GUTTER_FRACTION * length) for (const pixel of run) entryPixels.add(pixel)
  }
  along(width, x => x)
  along(width, x => (height - 1) * width + x)
  along(height, y => y * width)
  along(height, y => y * width + width - 1)
  return at => entryPixels.has(at)
}

/**
 * Minimum length of a gutter (gap between panels) that does not reach the page edge, as a fraction of the longer page
 * side.
 */
const MIN_CLOSED_GUTTER_LENGTH_FRACTION = 0.12
/**
 * Maximum width of a gutter (gap between panels) that does not reach the page edge, as a fraction of the longer page
 * side.
 */
const MAX_CLOSED_GUTTER_WIDTH_FRACTION = 0.014

function fillClosedGutters(filled: Uint8Array, isBackground: Uint8Array, width: number, height: number): void {
  const size = Math.max(width, height)
  const closed = new Uint8Array(isBackground.length)
  for (let at = 0; at < isBackground.length; at++) closed[at] = isBackground[at] && !filled[at] ? 1 : 0
  const visited = new Uint8Array(isBackground.length)
  const queue = new Int32Array(isBackground.length)
  for (let start = 0; start < closed.length; start++) {
    if (!closed[start] || visited[start]) continue
    let [next, length, horizontal, right] = [0, 0, width, 0]
    const visit = (at: number) => {
      if (!closed[at] || visited[at]) return
      visited[at] = 1
      queue[length++] = at
    }
    visit(start)
    while (next < length) {
      const at = queue[next++] ?? 0
      const x = at % width
      horizontal = Math.min(horizontal, x)
      right = Math.max(right, x)
      if (x > 0) visit(at - 1)
      if (x < width - 1) visit(at + 1)
      if (at >= width) visit(at - width)
      if (at < closed.length - width) visit(at + width)
    }
    const region = queue.subarray(0, length)
    const rows = region.reduce((maxIndex, at) => Math.max(maxIndex, at), 0) / width - start / width
    const across = right - horizontal + 1
    if (
      Math.max(rows, across) < MIN_CLOSED_GUTTER_LENGTH_FRACTION * size ||
      length / (rows + across) > MAX_CLOSED_GUTTER_WIDTH_FRACTION * size
    )
      continue
    for (const at of region) filled[at] = 1
  }
}

/** Shrinks the background areas by one pixel on each side, except at the page edge. */
function erodeMask(isBackground: Uint8Array, width: number, height: number): Uint8Array {
  const horizontal = new Uint8Array(isBackground.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      horizontal[at] =
        isBackground[at] && (x === 0 || isBackground[at - 1]) && (x === width - 1 || isBackground[at + 1]) ? 1 : 0
    }
  const eroded = new Uint8Array(isBackground.length)
  for (let at = 0; at < horizontal.length; at++)
    eroded[at] =
      horizontal[at] &&
      (at < width || horizontal[at - width]) &&
      (at >= horizontal.length - width || horizontal[at + width])
        ? 1
        : 0
  return eroded
}

function floodFill(
  isBackground: Uint8Array,
  width: number,
  height: number,
  isEntry: (at: number) => boolean,
): Uint8Array {
  const filled = new Uint8Array(isBackground.length)
  const queue = new Int32Array(isBackground.length)
  let length = 0
  const visit = (at: number) => {
    if (!isBackground[at] || filled[at]) return
    filled[at] = 1
    queue[length++] = at
  }
  const visitEntry = (at: number) => isEntry(at) && visit(at)
  for (let x = 0; x < width; x++) {
    visitEntry(x)
    visitEntry((height - 1) * width + x)
  }
  for (let y = 0; y < height; y++) {
    visitEntry(y * width)
    visitEntry(y * width + width - 1)
  }
  while (length > 0) {
    const at = queue[--length] ?? 0
    const x = at % width
    if (x > 0) visit(at - 1)
    if (x < width - 1) visit(at + 1)
    if (at >= width) visit(at - width)
    if (at < isBackground.length - width) visit(at + width)
  }
  return filled
}

/** Grows the filled background by one pixel on each side. Reverses the shrinking by `erodeMask`. */
function dilateMask(filled: Uint8Array, isBackground: Uint8Array, width: number, height: number): void {
  const original = filled.slice()
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (original[at] || !isBackground[at]) continue
      for (let down = -1; down <= 1 && !filled[at]; down++)
        for (let across = -1; across <= 1; across++) {
          const [nx, ny] = [x + across, y + down]
          if (nx >= 0 && ny >= 0 && nx < width && ny < height && original[ny * width + nx]) filled[at] = 1
        }
    }
}
