import type { Pixels } from '../images/findBorders'

/** Colour as red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]

/**
 * Largest difference per channel at which a pixel counts as background. The coarse level exceeds JPEG noise but not
 * thin lines; the fine level separates near-white content from paper in noise-free images.
 */
export const NOISE_LEVELS = [38, 9] as const

/**
 * Smallest fraction of the page's edge for a background colour: usual colours, dark colours (ink), light colours
 * (paper).
 */
const usual = 0.5
const dark = 0.25
const light = 0.03

/**
 * Returns up to three candidate background colours of a page: frequent colours of its edge, and white, because white
 * gutters often reach the edge of the page.
 */
export function backgroundColors({ data, width, height }: Pixels): readonly Colour[] {
  const bins = new Map<number, { count: number; sum: [number, number, number] }>()
  let edge = 0
  const take = (x: number, y: number) => {
    const at = (y * width + x) * 4
    const colour = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const
    const bin = ((colour[0] >> 4) << 8) | ((colour[1] >> 4) << 4) | (colour[2] >> 4)
    const { count, sum } = bins.get(bin) ?? { count: 0, sum: [0, 0, 0] }
    bins.set(bin, { count: count + 1, sum: [sum[0] + colour[0], sum[1] + colour[1], sum[2] + colour[2]] })
    edge += 1
  }
  for (let x = 0; x < width; x++) for (const y of [1, height - 2]) if (y >= 0) take(x, y)
  for (let y = 0; y < height; y++) for (const x of [1, width - 2]) if (x >= 0) take(x, y)
  const likely = [...bins.values()]
    .sort((a, b) => b.count - a.count)
    .map(({ count, sum }) => ({
      share: count / edge,
      colour: [sum[0] / count, sum[1] / count, sum[2] / count] as Colour,
    }))
    .filter(({ share, colour }) => {
      const tone = Math.min(...colour)
      return share >= (tone > 200 ? light : Math.max(...colour) < 45 ? dark : usual)
    })
    .map(({ colour }) => colour)
  const grounds: Colour[] = []
  for (const colour of [...likely, white])
    if (grounds.every(other => distance(colour, other) > 16)) grounds.push(colour)
  return grounds.slice(0, 3)
}

const white: Colour = [255, 255, 255]

const distance = (a: Colour, b: Colour) => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]))

/** Options for separating background from foreground. */
export interface FillMethod {
  /** Largest difference per channel from the background colour. */
  readonly grain: number
  /**
   * Half width of the fill brush in pixels: 0 follows the narrowest gutters, 1 does not leak through gaps in a frame.
   */
  readonly brush: 0 | 1
  /**
   * Fills only from page margins and openings as narrow as a gutter, for pages whose panels reach the edge and are
   * bright there.
   */
  readonly narrow?: boolean
  /** Also fills gutters that touching frames close at both ends. */
  readonly slots?: boolean
}

/**
 * Returns the mask of everything on a page that is not background. Background is the area reachable from the edge over
 * the background colour, so white inside a frame is foreground.
 * @returns 1 for foreground, 0 for background, by pixel
 */
export function foregroundMask({ data, width, height }: Pixels, ground: Colour, way: FillMethod): Uint8Array {
  const { grain } = way
  const open = new Uint8Array(width * height)
  for (let at = 0; at < open.length; at++) {
    const red = Math.abs((data[at * 4] ?? 0) - ground[0])
    const green = Math.abs((data[at * 4 + 1] ?? 0) - ground[1])
    const blue = Math.abs((data[at * 4 + 2] ?? 0) - ground[2])
    open[at] = red <= grain && green <= grain && blue <= grain ? 1 : 0
  }
  const wide = way.brush === 0 ? open : narrowed(open, width, height)
  const reached = flooded(wide, width, height, way.narrow ? gateways(open, width, height) : everywhere)
  if (way.brush === 1) regrown(reached, open, width, height)
  if (way.slots) addSlots(reached, open, width, height)
  for (let at = 0; at < reached.length; at++) reached[at] = reached[at] ? 0 : 1
  return reached
}

const everywhere = () => true

/** Fraction of its side along which a margin is open, and the largest width of a gutter as a fraction of the side. */
const margin = 0.85
const gutter = 0.035

/** Returns whether an edge pixel may start the fill when only margins and narrow openings count. */
function gateways(open: Uint8Array, width: number, height: number): (at: number) => boolean {
  const gates = new Set<number>()
  const along = (length: number, at: (index: number) => number) => {
    const runs: number[][] = []
    let run: number[] = []
    for (let index = 0; index <= length; index++) {
      if (index < length && open[at(index)]) run.push(at(index))
      else if (run.length > 0) {
        runs.push(run)
        run = []
      }
    }
    const isMargin = runs.reduce((sum, run) => sum + run.length, 0) >= margin * length
    for (const run of runs) if (isMargin || run.length <= gutter * length) for (const gate of run) gates.add(gate)
  }
  along(width, x => x)
  along(width, x => (height - 1) * width + x)
  along(height, y => y * width)
  along(height, y => y * width + width - 1)
  return at => gates.has(at)
}

/** Smallest length and largest width of a closed gutter, as fractions of the page's longer side. */
const long = 0.12
const slender = 0.014

/** Fills gutters that are enclosed by touching frames. */
function addSlots(reached: Uint8Array, open: Uint8Array, width: number, height: number): void {
  const size = Math.max(width, height)
  const closed = new Uint8Array(open.length)
  for (let at = 0; at < open.length; at++) closed[at] = open[at] && !reached[at] ? 1 : 0
  const seen = new Uint8Array(open.length)
  const ahead = new Int32Array(open.length)
  for (let start = 0; start < closed.length; start++) {
    if (!closed[start] || seen[start]) continue
    let [next, length, left, right] = [0, 0, width, 0]
    const visit = (at: number) => {
      if (!closed[at] || seen[at]) return
      seen[at] = 1
      ahead[length++] = at
    }
    visit(start)
    while (next < length) {
      const at = ahead[next++] ?? 0
      const x = at % width
      left = Math.min(left, x)
      right = Math.max(right, x)
      if (x > 0) visit(at - 1)
      if (x < width - 1) visit(at + 1)
      if (at >= width) visit(at - width)
      if (at < closed.length - width) visit(at + width)
    }
    const found = ahead.subarray(0, length)
    const rows = found.reduce((most, at) => Math.max(most, at), 0) / width - start / width
    const across = right - left + 1
    if (Math.max(rows, across) < long * size || length / (rows + across) > slender * size) continue
    for (const at of found) reached[at] = 1
  }
}

/** Erodes the mask by one pixel. Pixels beyond the page count as open. */
function narrowed(open: Uint8Array, width: number, height: number): Uint8Array {
  const left = new Uint8Array(open.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      left[at] = open[at] && (x === 0 || open[at - 1]) && (x === width - 1 || open[at + 1]) ? 1 : 0
    }
  const both = new Uint8Array(open.length)
  for (let at = 0; at < left.length; at++)
    both[at] = left[at] && (at < width || left[at - width]) && (at >= left.length - width || left[at + width]) ? 1 : 0
  return both
}

/** Flood-fills open pixels from the edge pixels accepted by `counts`. */
function flooded(open: Uint8Array, width: number, height: number, counts: (at: number) => boolean): Uint8Array {
  const reached = new Uint8Array(open.length)
  const ahead = new Int32Array(open.length)
  let length = 0
  const visit = (at: number) => {
    if (!open[at] || reached[at]) return
    reached[at] = 1
    ahead[length++] = at
  }
  const enter = (at: number) => counts(at) && visit(at)
  for (let x = 0; x < width; x++) {
    enter(x)
    enter((height - 1) * width + x)
  }
  for (let y = 0; y < height; y++) {
    enter(y * width)
    enter(y * width + width - 1)
  }
  while (length > 0) {
    const at = ahead[--length] ?? 0
    const x = at % width
    if (x > 0) visit(at - 1)
    if (x < width - 1) visit(at + 1)
    if (at >= width) visit(at - width)
    if (at < open.length - width) visit(at + width)
  }
  return reached
}

/** Dilates the fill by one pixel over open pixels, to undo the erosion. */
function regrown(reached: Uint8Array, open: Uint8Array, width: number, height: number): void {
  const core = reached.slice()
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (core[at] || !open[at]) continue
      for (let down = -1; down <= 1 && !reached[at]; down++)
        for (let across = -1; across <= 1; across++) {
          const [nx, ny] = [x + across, y + down]
          if (nx >= 0 && ny >= 0 && nx < width && ny < height && core[ny * width + nx]) reached[at] = 1
        }
    }
}
