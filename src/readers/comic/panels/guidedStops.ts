import type { Region } from '../pages/imageTransform'
import type { Page, Spread } from '../pages/spreads'

/** What a person corrected about the panels of one book. */
export interface PanelCorrections {
  /** Numbers of pages that are shown whole. */
  readonly whole: ReadonlySet<number>
  /** Whether panels are read from the other side than pages. */
  readonly otherOrder: boolean
}

/** One thing to look at while one is led through pages. */
export interface GuidedStop {
  readonly page: Page
  /** The part of the page's image; all that is shown of the page when undefined. */
  readonly region?: Region
  /** Which panel of its page it is, from 1; 0 for the whole page before its panels. */
  readonly nth: number
  readonly of: number
}

interface Leading {
  /** The panels of a page in reading order; undefined while nobody knows them. */
  readonly panels: (page: number) => readonly Region[] | undefined
  readonly whole: ReadonlySet<number>
  /** Whether each page is shown whole before its panels. */
  readonly wholeFirst: boolean
}

/** What is looked at one after the other while some pages are open. */
export function guidedStops(spread: Spread, { panels, whole, wholeFirst }: Leading): readonly GuidedStop[] {
  return spread.flatMap(page => {
    const all = (!whole.has(page.number) && panels(page.number)) || []
    const regions = page.half ? halvesOf(all, page.half) : all
    if (regions.length < 2) return [{ page, nth: 1, of: 1 }]
    const stops: GuidedStop[] = regions.map((region, index) => ({ page, region, nth: index + 1, of: regions.length }))
    return wholeFirst ? [{ page, nth: 0, of: regions.length }, ...stops] : stops
  })
}

/** What of the panels lies in one half of their page; a panel that hardly reaches over belongs to the other. */
function halvesOf(panels: readonly Region[], half: 'left' | 'right'): readonly Region[] {
  const from = half === 'left' ? 0 : 0.5
  return panels.flatMap(panel => {
    const x = Math.max(from, panel.x)
    const width = Math.min(from + 0.5, panel.x + panel.width) - x
    return width < 0.2 * panel.width ? [] : [{ ...panel, x, width }]
  })
}

/** Where a part of an image lies after a side of it came to lie above. */
export function rotateRegion({ x, y, width, height }: Region, top: Page['top']): Region {
  if (top === 'left') return { x: 1 - y - height, y: x, width: height, height: width }
  if (top === 'right') return { x: y, y: 1 - x - width, width: height, height: width }
  return { x, y, width, height }
}

/** The corrections as they are kept: one key for the order, one for each page, so that two devices do not overwrite each other. */
export function parsePanelCorrections(kept: ReadonlyMap<string, unknown>): PanelCorrections {
  const pages = [...kept].flatMap(([key, value]) =>
    value === true && /^whole\.\d+$/.test(key) ? Number(key.slice(6)) : [],
  )
  return { whole: new Set(pages), otherOrder: kept.get('order') === true }
}
