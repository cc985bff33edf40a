import type { Pixels } from '../images/findBorders'
import type { Region } from '../pages/imageTransform'
import { backgroundColors, type FillMethod, foregroundMask, NOISE_LEVELS } from './panelBackground'
import { connectedRegions, type PixelRegion } from './panelRegions'

/**
 * Smallest area of a panel as a fraction of the page, and smallest length of its sides as a fraction of the page's
 * sides.
 */
const smallest = 0.012
const shortest = 0.06

/** Smallest filled fraction of all panels together. Loose figures on a blank page are below it. */
const filled = 0.72

/** Smallest fraction of the panels' common bounding box that the panels cover. */
const covered = 0.68

/** Fraction of the common bounding box that gutters may take without reducing the score. */
const gutters = 0.12

/**
 * Largest difference between the sides of parts of one panel, and largest gap that is not a gutter, as fractions of the
 * page.
 */
const alike = 0.012
const crack = 0.006

/** Smallest fraction of the page that the panels' bounding box covers. */
const least = 0.35

/** A page of two panels of which the smaller one is below this fraction of the panel area is a cover with its title. */
const caption = 0.25

/** Deviation allowed for hand-drawn sides, as a fraction of the page's longer side. */
const crooked = 0.008

/** Candidates below the first score are rejected. From the second score on, no further attempt is made. */
const likely = 0.58
const certain = 0.9

/** Score bonus per additional panel. */
const each = 0.01

/** Largest number of panels on a page. */
const most = 24

/** Two regions that overlap by this fraction of the smaller one belong together. */
const within = 0.5

/**
 * Regions outside of all panels that are farther away or shorter than this (fraction of the page) are ignored, for
 * example page numbers and stains.
 */
const far = 0.03

/**
 * Returns the panels of a page as fractions of it, in no order. A page without gutters is one panel: the whole page.
 * @param pixels  page scaled down so that gutters are about three pixels wide
 */
export function findPanels(pixels: Pixels): readonly Region[] {
  const { width, height } = pixels
  const grounds = backgroundColors(pixels)
  let best: Found | undefined
  for (const { methods, requiredLead } of attempts) {
    if ((best?.worth ?? 0) >= certain) break
    for (const ground of grounds)
      for (const way of methods) {
        const drawn = foregroundMask(pixels, ground, way)
        const found = panelsOf(connectedRegions(drawn, width, height), width, height)
        const panels = way.grain === fine ? mended(found, width, height) : found
        const worth = worthOf(panels, { drawn, width, height })
        const bar = best ? best.worth + best.panels.length * each + requiredLead : likely
        if (worth >= likely && worth + panels.length * each > bar) best = { panels, worth }
      }
  }
  if (!best) return [whole]
  return best.panels.map(({ left, top, right, bottom }) => ({
    x: left / width,
    y: top / height,
    width: (right - left) / width,
    height: (bottom - top) / height,
  }))
}

const [coarse, fine] = NOISE_LEVELS

interface Found {
  readonly panels: readonly PixelRegion[]
  readonly worth: number
}

/**
 * Attempts to separate the background from the foreground. A later attempt needs a score that is better by its `requiredLead`.
 */
const attempts: readonly { methods: readonly FillMethod[]; requiredLead: number }[] = [
  {
    methods: [
      { grain: coarse, brush: 1 },
      { grain: coarse, brush: 0 },
    ],
    requiredLead: 0,
  },
  { methods: [{ grain: coarse, brush: 0, narrow: true }], requiredLead: 0 },
  {
    methods: [
      { grain: coarse, brush: 1, slots: true },
      { grain: coarse, brush: 0, slots: true, narrow: true },
      { grain: fine, brush: 1 },
    ],
    requiredLead: 0.03,
  },
]

interface Drawn {
  /** 1 for foreground, 0 for background, by pixel. */
  readonly drawn: Uint8Array
  readonly width: number
  readonly height: number
}

const whole: Region = { x: 0, y: 0, width: 1, height: 1 }

/** Scores how well the regions match a page of panels, 0 to 1. */
function worthOf(panels: readonly PixelRegion[], page: Drawn): number {
  if (panels.length < 2 || panels.length > most) return 0
  const boxes = panels.reduce((sum, panel) => sum + area(panel), 0)
  const foregroundArea = panels.reduce((sum, panel) => sum + panel.drawn, 0)
  const boundsArea = area(panels.reduce(joined))
  if (boundsArea < page.width * page.height * least) return 0
  if (panels.length === 2 && Math.min(...panels.map(area)) < caption * boxes) return 0
  const fill = foregroundArea / boxes
  const cover = Math.min(1, boxes / (boundsArea * (1 - gutters)))
  return fill < filled || cover < covered ? 0 : fill * cover * straightness(panels, page)
}

/** Builds panels from connected regions: merges overlapping regions and adds small ones to the panel they touch. */
function panelsOf(pieces: readonly PixelRegion[], width: number, height: number): readonly PixelRegion[] {
  const isLarge = (piece: PixelRegion) =>
    area(piece) >= smallest * width * height &&
    piece.right - piece.left >= shortest * width &&
    piece.bottom - piece.top >= shortest * height
  const panels = merged(pieces.filter(isLarge))
  const first = panels[0]
  if (!first) return []
  const panelBounds = panels.reduce(joined)
  for (const piece of pieces.filter(piece => !isLarge(piece))) {
    const apart = panels.map(panel => gap(panel, piece))
    const nearest = apart.indexOf(Math.min(...apart))
    const panel = panels[nearest]
    const isInside = overlap(panelBounds, piece) === area(piece)
    const isTiny = Math.max(piece.right - piece.left, piece.bottom - piece.top) < far * Math.max(width, height)
    const isNear = (apart[nearest] ?? 0) < far * Math.min(width, height)
    if (panel && (isInside || (isNear && !isTiny))) panels[nearest] = joined(panel, piece)
  }
  return merged(panels)
}

/**
 * Joins equally wide parts without a gutter between them. At the fine tolerance, pale areas such as sky can split a
 * panel.
 */
function mended(panels: readonly PixelRegion[], width: number, height: number): readonly PixelRegion[] {
  for (const [index, one] of panels.entries())
    for (const other of panels.slice(index + 1)) {
      const isAsBroad = Math.max(Math.abs(one.left - other.left), Math.abs(one.right - other.right)) < alike * width
      if (!isAsBroad || gap(one, other) >= crack * height) continue
      return mended([joined(one, other), ...panels.filter(panel => panel !== one && panel !== other)], width, height)
    }
  return panels
}

function merged(pieces: readonly PixelRegion[]): PixelRegion[] {
  const remaining = [...pieces]
  for (let one = 0; one < remaining.length; one++)
    for (let other = one + 1; other < remaining.length; other++) {
      const [a, b] = [remaining[one], remaining[other]]
      if (!a || !b || overlap(a, b) < within * Math.min(area(a), area(b))) continue
      remaining.splice(other, 1)
      remaining[one] = joined(a, b)
      // The merged region may overlap others now.
      return merged(remaining)
    }
  return remaining
}

const area = ({ left, top, right, bottom }: PixelRegion) => (right - left) * (bottom - top)

const overlap = (a: PixelRegion, b: PixelRegion) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** Distance between two regions in pixels; 0 when they touch. */
const gap = (a: PixelRegion, b: PixelRegion) =>
  Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom))

const joined = (a: PixelRegion, b: PixelRegion): PixelRegion => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
  drawn: a.drawn + b.drawn,
})

/**
 * Fraction of the panel sides along which the foreground reaches the edge, 0 to 1. Sides at the edge of the page count
 * as complete.
 */
function straightness(panels: readonly PixelRegion[], { drawn, width, height }: Drawn): number {
  const near = Math.round(Math.max(width, height) * crooked)
  let [straightLength, totalLength] = [0, 0]
  const measure = (from: number, to: number, isEdge: boolean, at: (along: number, deep: number) => number) => {
    totalLength += to - from
    if (isEdge) {
      straightLength += to - from
      return
    }
    for (let along = from; along < to; along++)
      for (let deep = 0; deep < near; deep++)
        if (drawn[at(along, deep)]) {
          straightLength += 1
          break
        }
  }
  for (const { left, top, right, bottom } of panels) {
    measure(top, bottom, left < near * 2, (y, deep) => y * width + left + deep)
    measure(top, bottom, right > width - near * 2, (y, deep) => y * width + right - 1 - deep)
    measure(left, right, top < near * 2, (x, deep) => (top + deep) * width + x)
    measure(left, right, bottom > height - near * 2, (x, deep) => (bottom - 1 - deep) * width + x)
  }
  return straightLength / totalLength
}
