import type { Pixels } from '../images/findBorders'

/** A colour as red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]

/**
 * What differs by no more than this in any of its three parts is of the ground: JPEG grain is less than the first, thin lines are
 * more; the second tells snow from paper in pictures without grain.
 */
export const NOISE_LEVELS = [38, 9] as const

/** A colour is what a page is printed on when it takes this share of the page's edge; paper and ink may take less. */
const usual = 0.5
const dark = 0.25
const light = 0.03

/**
 * What a page may be printed on, as far as its edge tells: the colour of most of it; and white, as gutters often reach the edge
 * of a page whose panels do too.
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

/** How ground is told from what is drawn. */
export interface FillMethod {
  /** How much a colour may differ from the ground's. */
  readonly grain: number
  /** The half breadth in pixels of what has to fit through: 0 follows the narrowest gutter, 1 does not leak through gaps in a frame. */
  readonly brush: 0 | 1
  /** Whether ground comes in only by margins and by what is as narrow as a gutter: panels reach the edge and are bright there. */
  readonly narrow?: boolean
  /** Whether gutters count that are closed at both ends, by frames that touch. */
  readonly slots?: boolean
}

/**
 * Everything on a page that is not its ground. Ground is what can be reached from the edge over its colour alone: white within
 * a frame is none.
 * @returns 1 for what is drawn, 0 for ground, by pixel
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

/** A margin is open along this share of its side; a gutter is no broader than this share of it. */
const margin = 0.85
const gutter = 0.035

/** Where ground comes in when only margins and narrow openings count. */
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

/** A gutter between frames that touch is long and slender: as shares of the page's longer side. */
const long = 0.12
const slender = 0.014

/** Adds what is enclosed by frames that touch each other. */
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

/** Only what has open neighbours on all sides; what lies beyond the page counts as open. */
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

/** What can be reached over open pixels from those of the edge that count. */
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

/** Gives back the pixel that a brush could not come near to. */
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
