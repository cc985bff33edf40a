import type { ImagePixels } from '../images/findPageRegionWithoutBorders'
import type { ImageRegion } from '../pages/pageImageTransform'
import {
  BACKGROUND_COLOR_TOLERANCES,
  createPageForegroundMask,
  type ForegroundMaskOptions,
} from './createPageForegroundMask'
import { findConnectedPixelRegions, type PixelRegion } from './findConnectedPixelRegions'
import { findPageBackgroundColors } from './findPageBackgroundColors'

const MIN_PANEL_AREA_FRACTION = 0.012
const MIN_PANEL_SIDE_FRACTION = 0.06

/** Minimum fraction of the panel area that is foreground. Less foreground indicates drawings without frames. */
const MIN_FILL_FRACTION = 0.72

/**
 * Minimum total area of all panels, as a fraction of the expected total area. The expected total area is the area of
 * the common bounding box of the panels, minus the estimated area of the gutters (gaps between panels).
 */
const MIN_COVER_FRACTION = 0.68

/** Estimated area of the gutters (gaps between panels), as a fraction of the common bounding box of all panels. */
const GUTTER_AREA_FRACTION = 0.12

/**
 * Regions are equally wide if their left sides and their right sides differ by less than this fraction of the page
 * width. Regions of equal width may be parts of a single panel.
 */
const MAX_SIDE_DIFFERENCE_FRACTION = 0.012
/** Minimum width of a gutter (gap between panels), as a fraction of the page height. */
const MIN_GUTTER_FRACTION = 0.006

/** Minimum fraction of the page that the common bounding box of all panels must cover. */
const MIN_PAGE_FRACTION = 0.35

/**
 * Minimum area of the smaller panel on a page with two panels, as a fraction of the area of both panels. A smaller
 * region is probably the title on a cover and not a panel.
 */
const MIN_SMALLER_PANEL_AREA_FRACTION = 0.25

/**
 * Maximum distance between a panel side and a straight line, as a fraction of the longer page side. A small distance is
 * allowed, because hand-drawn frames are not exactly straight.
 */
const SIDE_DEVIATION_FRACTION = 0.008

const MIN_SCORE = 0.58
/**
 * Score from 0 to 1 that is sufficient for a detection result. If the best result has at least this score, the
 * detection does not try the next group of detection methods.
 */
const SUFFICIENT_SCORE = 0.9

/** Amount that each panel adds to the score of a detection result when two detection results are compared. */
const SCORE_PER_PANEL = 0.01

const MAX_PANELS = 24

/** Minimum overlap at which two regions are merged, as a fraction of the area of the smaller region. */
const MERGE_OVERLAP_FRACTION = 0.5

/**
 * A small region outside of the bounding box of all panels joins the nearest panel if the distance is less than this
 * fraction of the shorter page side, and the region is at least as long as this fraction of the longer page side.
 */
const NEAR_DISTANCE_FRACTION = 0.03

/**
 * Returns the panels of a page as fractions of the page width and height. The panels are not sorted. If no panels are
 * detected, returns the whole page as a panel.
 * @param pixels  scaled-down page in which gutters are about three pixels wide
 */
export function detectComicPanels(pixels: ImagePixels): readonly ImageRegion[] {
  const { width, height } = pixels
  const backgrounds = findPageBackgroundColors(pixels)
  let best: PanelCandidate | undefined
  for (const { methods, requiredLead } of detectionAttempts) {
    if ((best?.score ?? 0) >= SUFFICIENT_SCORE) break
    for (const background of backgrounds)
      for (const method of methods) {
        const mask = createPageForegroundMask(pixels, background, method)
        const builtPanels = buildPanels(findConnectedPixelRegions(mask, width, height), width, height)
        const panels = method.tolerance === FINE_TOLERANCE ? joinSplitPanels(builtPanels, width, height) : builtPanels
        const score = scorePanels(panels, { mask, width, height })
        const requiredScore = best ? best.score + best.panels.length * SCORE_PER_PANEL + requiredLead : MIN_SCORE
        if (score >= MIN_SCORE && score + panels.length * SCORE_PER_PANEL > requiredScore) best = { panels, score }
      }
  }
  if (!best) return [wholePage]
  return best.panels.map(({ left, top, right, bottom }) => ({
    x: left / width,
    y: top / height,
    width: (right - left) / width,
    height: (bottom - top) / height,
  }))
}

const [COARSE_TOLERANCE, FINE_TOLERANCE] = BACKGROUND_COLOR_TOLERANCES

interface PanelCandidate {
  readonly panels: readonly PixelRegion[]
  readonly score: number
}

/**
 * Groups of detection methods, in the order in which they are tried. The total of a result is the score of its panels
 * plus a bonus for each panel. A result replaces the best earlier result only if the new total exceeds the earlier
 * total by more than `requiredLead`.
 */
const detectionAttempts: readonly { methods: readonly ForegroundMaskOptions[]; requiredLead: number }[] = [
  {
    methods: [
      { tolerance: COARSE_TOLERANCE, brushRadius: 1 },
      { tolerance: COARSE_TOLERANCE, brushRadius: 0 },
    ],
    requiredLead: 0,
  },
  { methods: [{ tolerance: COARSE_TOLERANCE, brushRadius: 0, entersByGutters: true }], requiredLead: 0 },
  {
    methods: [
      { tolerance: COARSE_TOLERANCE, brushRadius: 1, fillsClosedGutters: true },
      { tolerance: COARSE_TOLERANCE, brushRadius: 0, fillsClosedGutters: true, entersByGutters: true },
      { tolerance: FINE_TOLERANCE, brushRadius: 1 },
    ],
    requiredLead: 0.03,
  },
]

interface ForegroundMask {
  /** A number for each pixel: 1 for foreground, 0 for background. */
  readonly mask: Uint8Array
  readonly width: number
  readonly height: number
}

const wholePage: ImageRegion = { x: 0, y: 0, width: 1, height: 1 }

/** Returns a score from 0 to 1 that estimates whether the regions are the real panels of the page. */
function scorePanels(panels: readonly PixelRegion[], page: ForegroundMask): number {
  if (panels.length < 2 || panels.length > MAX_PANELS) return 0
  const panelArea = panels.reduce((sum, panel) => sum + area(panel), 0)
  const foregroundArea = panels.reduce((sum, panel) => sum + panel.drawn, 0)
  const boundsArea = area(panels.reduce(unionOf))
  if (boundsArea < page.width * page.height * MIN_PAGE_FRACTION) return 0
  if (panels.length === 2 && Math.min(...panels.map(area)) < MIN_SMALLER_PANEL_AREA_FRACTION * panelArea) return 0
  const fill = foregroundArea / panelArea
  const cover = Math.min(1, panelArea / (boundsArea * (1 - GUTTER_AREA_FRACTION)))
  return fill < MIN_FILL_FRACTION || cover < MIN_COVER_FRACTION ? 0 : fill * cover * sideStraightness(panels, page)
}

function buildPanels(regions: readonly PixelRegion[], width: number, height: number): readonly PixelRegion[] {
  const isLarge = (region: PixelRegion) =>
    area(region) >= MIN_PANEL_AREA_FRACTION * width * height &&
    region.right - region.left >= MIN_PANEL_SIDE_FRACTION * width &&
    region.bottom - region.top >= MIN_PANEL_SIDE_FRACTION * height
  const panels = mergeOverlapping(regions.filter(isLarge))
  const first = panels[0]
  if (!first) return []
  const panelBounds = panels.reduce(unionOf)
  for (const region of regions.filter(region => !isLarge(region))) {
    const distances = panels.map(panel => distanceBetween(panel, region))
    const nearest = distances.indexOf(Math.min(...distances))
    const panel = panels[nearest]
    const isInside = overlap(panelBounds, region) === area(region)
    const isTiny =
      Math.max(region.right - region.left, region.bottom - region.top) <
      NEAR_DISTANCE_FRACTION * Math.max(width, height)
    const isNear = (distances[nearest] ?? 0) < NEAR_DISTANCE_FRACTION * Math.min(width, height)
    if (panel && (isInside || (isNear && !isTiny))) panels[nearest] = unionOf(panel, region)
  }
  return mergeOverlapping(panels)
}

/**
 * Merges regions of equal width that have no gutter between them. Such regions belong to a single panel that is divided
 * by a pale area, for example the sky.
 */
function joinSplitPanels(panels: readonly PixelRegion[], width: number, height: number): readonly PixelRegion[] {
  for (const [index, first] of panels.entries())
    for (const second of panels.slice(index + 1)) {
      const isSameWidth =
        Math.max(Math.abs(first.left - second.left), Math.abs(first.right - second.right)) <
        MAX_SIDE_DIFFERENCE_FRACTION * width
      if (!isSameWidth || distanceBetween(first, second) >= MIN_GUTTER_FRACTION * height) continue
      return joinSplitPanels(
        [unionOf(first, second), ...panels.filter(panel => panel !== first && panel !== second)],
        width,
        height,
      )
    }
  return panels
}

function mergeOverlapping(regions: readonly PixelRegion[]): PixelRegion[] {
  const remaining = [...regions]
  for (let first = 0; first < remaining.length; first++)
    for (let second = first + 1; second < remaining.length; second++) {
      const [a, b] = [remaining[first], remaining[second]]
      if (!a || !b || overlap(a, b) < MERGE_OVERLAP_FRACTION * Math.min(area(a), area(b))) continue
      remaining.splice(second, 1)
      remaining[first] = unionOf(a, b)
      return mergeOverlapping(remaining)
    }
  return remaining
}

const area = ({ left, top, right, bottom }: PixelRegion) => (right - left) * (bottom - top)

const overlap = (a: PixelRegion, b: PixelRegion) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

const distanceBetween = (a: PixelRegion, b: PixelRegion) =>
  Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom))

const unionOf = (a: PixelRegion, b: PixelRegion): PixelRegion => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
  drawn: a.drawn + b.drawn,
})

/** Returns the straight fraction of all panel sides, from 0 to 1. Sides near the page edge are treated as straight. */
function sideStraightness(panels: readonly PixelRegion[], { mask, width, height }: ForegroundMask): number {
  const depth = Math.round(Math.max(width, height) * SIDE_DEVIATION_FRACTION)
  let [straightLength, totalLength] = [0, 0]
  const measure = (from: number, to: number, isEdge: boolean, at: (along: number, deep: number) => number) => {
    totalLength += to - from
    if (isEdge) {
      straightLength += to - from
      return
    }
    for (let along = from; along < to; along++)
      for (let deep = 0; deep < depth; deep++)
        if (mask[at(along, deep)]) {
          straightLength += 1
          break
        }
  }
  for (const { left, top, right, bottom } of panels) {
    measure(top, bottom, left < depth * 2, (y, deep) => y * width + left + deep)
    measure(top, bottom, right > width - depth * 2, (y, deep) => y * width + right - 1 - deep)
    measure(left, right, top < depth * 2, (x, deep) => (top + deep) * width + x)
    measure(left, right, bottom > height - depth * 2, (x, deep) => (bottom - 1 - deep) * width + x)
  }
  return straightLength / totalLength
}
