import { PageAnalysis } from '../images/pageAnalysis'
import type { PageCache } from '../images/pageCache'
import type { Region } from '../pages/imageTransform'

/** Length of the longer side of an analysed page in pixels. Gutters of 0.4 % of the page are visible at this size. */
const looked = 800

const panels = {
  found: new Map<string, readonly Region[] | null>(),
  startWorker: () => new Worker(new URL('./panelWorker.ts', import.meta.url), { type: 'module' }),
  lookedAt: ({ width, height }: { readonly width: number; readonly height: number }) => {
    const shrink = Math.min(1, looked / Math.max(width, height))
    return { width: Math.max(1, Math.round(width * shrink)), height: Math.max(1, Math.round(height * shrink)) }
  },
}

/** Finds the panels of each page of a book. */
export class DetectedPanels extends PageAnalysis<readonly Region[]> {
  constructor(file: string, cache: PageCache) {
    super(panels, file, cache)
  }
}
