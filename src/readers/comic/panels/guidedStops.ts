import type { Region } from '../pages/imageTransform'
import type { Page, Spread } from '../pages/spreads'

/** Corrections of the user to the panels of one book. */
export interface PanelCorrections {
  /** Numbers of the pages that are shown as a whole. */
  readonly whole: ReadonlySet<number>
  /** Whether panels are read in the opposite direction to pages. */
  readonly otherOrder: boolean
}

/** One stop of the guided view: a panel or a whole page. */
export interface GuidedStop {
  readonly page: Page
  /** Region of the page's image; undefined shows everything visible of the page. */
  readonly region?: Region
  /** Number of the panel on its page, from 1; 0 for the whole page before its panels. */
  readonly nth: number
  readonly of: number
}

interface Leading {
  /** Returns the panels of a page in reading order; undefined while they are not detected. */
  readonly panels: (page: number) => readonly Region[] | undefined
  readonly whole: ReadonlySet<number>
  /** Whether each page is shown as a whole before its panels. */
  readonly wholeFirst: boolean
}

/** Returns the stops of the guided view for a spread, in reading order. */
export function guidedStops(spread: Spread, { panels, whole, wholeFirst }: Leading): readonly GuidedStop[] {
  return spread.flatMap(page => {
    const all = (!whole.has(page.number) && panels(page.number)) || []
    const regions = page.half ? halvesOf(all, page.half) : all
    if (regions.length < 2) return [{ page, nth: 1, of: 1 }]
    const stops: GuidedStop[] = regions.map((region, index) => ({ page, region, nth: index + 1, of: regions.length }))
    return wholeFirst ? [{ page, nth: 0, of: regions.length }, ...stops] : stops
  })
}

/** Clips the panels to one half of the page. Drops a panel of which less than 20 % lies in this half. */
function halvesOf(panels: readonly Region[], half: 'left' | 'right'): readonly Region[] {
  const from = half === 'left' ? 0 : 0.5
  return panels.flatMap(panel => {
    const x = Math.max(from, panel.x)
    const width = Math.min(from + 0.5, panel.x + panel.width) - x
    return width < 0.2 * panel.width ? [] : [{ ...panel, x, width }]
  })
}

/**
 * Returns the region of an image after a quarter turn.
 * @param top  side of the image that becomes the top; undefined does not rotate
 */
export function rotateRegion({ x, y, width, height }: Region, top: Page['top']): Region {
  if (top === 'left') return { x: 1 - y - height, y: x, width: height, height: width }
  if (top === 'right') return { x: y, y: 1 - x - width, width: height, height: width }
  return { x, y, width, height }
}

/**
 * Parses the stored corrections: one key for the order and one for each page, so that two devices do not overwrite each
 * other.
 */
export function parsePanelCorrections(kept: ReadonlyMap<string, unknown>): PanelCorrections {
  const pages = [...kept].flatMap(([key, value]) =>
    value === true && /^whole\.\d+$/.test(key) ? Number(key.slice(6)) : [],
  )
  return { whole: new Set(pages), otherOrder: kept.get('order') === true }
}
