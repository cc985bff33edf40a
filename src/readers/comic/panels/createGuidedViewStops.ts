import type { ComicPage, ComicSpread } from '../pages/createComicSpreads'
import type { ImageRegion } from '../pages/pageImageTransform'

/** Corrections that the user made to the panels of a book. */
export interface PanelDetectionCorrections {
  /** Numbers of the pages that the guided view shows as a whole instead of panel by panel. */
  readonly whole: ReadonlySet<number>
  /**
   * Whether the reading direction of the panels is reversed. If true, panels are read from left to right in
   * right-to-left books, and from right to left in all other books.
   */
  readonly otherOrder: boolean
}

/** Panel or whole page to which the guided view zooms. */
export interface GuidedViewStop {
  readonly page: ComicPage
  /** Region of the panel in the page image. Undefined if the stop is a whole page. */
  readonly region?: ImageRegion
  /** Number of the panel on its page, counted from 1. The number is 0 if the whole page is shown before its panels. */
  readonly nth: number
  readonly of: number
}

interface GuidedViewStopOptions {
  /** Returns the panels of a page in reading order. Undefined before the panels are detected. */
  readonly panels: (page: number) => readonly ImageRegion[] | undefined
  readonly whole: ReadonlySet<number>
  /** Whether the guided view shows each page as a whole before its panels. */
  readonly wholeFirst: boolean
}

/** Returns the panels and whole pages that the guided view shows for a spread, in reading order. */
export function createGuidedViewStops(
  spread: ComicSpread,
  { panels, whole, wholeFirst }: GuidedViewStopOptions,
): readonly GuidedViewStop[] {
  return spread.flatMap(page => {
    const panelRegions = (!whole.has(page.number) && panels(page.number)) || []
    const regions = page.half ? clipToHalf(panelRegions, page.half) : panelRegions
    if (regions.length < 2) return [{ page, nth: 1, of: 1 }]
    const stops: GuidedViewStop[] = regions.map((region, index) => ({
      page,
      region,
      nth: index + 1,
      of: regions.length,
    }))
    return wholeFirst ? [{ page, nth: 0, of: regions.length }, ...stops] : stops
  })
}

/**
 * Cuts the panels at the middle of a split page and returns the parts in the visible half. Omits a panel if less than
 * 20 % of its width is in this half.
 */
function clipToHalf(panels: readonly ImageRegion[], half: 'left' | 'right'): readonly ImageRegion[] {
  const from = half === 'left' ? 0 : 0.5
  return panels.flatMap(panel => {
    const x = Math.max(from, panel.x)
    const width = Math.min(from + 0.5, panel.x + panel.width) - x
    return width < 0.2 * panel.width ? [] : [{ ...panel, x, width }]
  })
}

/**
 * Returns a region of an image after the image is rotated by a quarter turn.
 * @param top  side of the image that becomes the top; undefined for no rotation
 */
export function rotateImageRegion({ x, y, width, height }: ImageRegion, top: ComicPage['top']): ImageRegion {
  if (top === 'left') return { x: 1 - y - height, y: x, width: height, height: width }
  if (top === 'right') return { x: y, y: 1 - x - width, width: height, height: width }
  return { x, y, width, height }
}

/**
 * Parses the stored corrections of the panel detection. If the user has chosen to show a page as a whole instead of its
 * panels, the page has its own key. Two devices that change different pages therefore do not overwrite each other's
 * changes.
 */
export function parsePanelDetectionCorrections(entries: ReadonlyMap<string, unknown>): PanelDetectionCorrections {
  const pages = [...entries].flatMap(([key, value]) =>
    value === true && /^whole\.\d+$/.test(key) ? Number(key.slice(6)) : [],
  )
  return { whole: new Set(pages), otherOrder: entries.get('order') === true }
}
