import type { Region } from '../pages/imageTransform'
import type { Size } from '../zoom/pageScale'
import { PageAnalysis } from './pageAnalysis'
import type { PageCache } from './pageCache'

/** Length to which the long side of a page is scaled down: fast to analyse, with small print still visible. */
const looked = 640

/** The short side never becomes shorter than this, so that long strips stay recognizable. */
const thinnest = 320

/** Returns the size in pixels to which a page is scaled down for the analysis. */
export function ANALYSIS_SIZE_PX({ width, height }: Size): Size {
  const shrink = Math.min(1, Math.max(looked / Math.max(width, height), thinnest / Math.min(width, height)))
  return { width: Math.max(1, Math.round(width * shrink)), height: Math.max(1, Math.round(height * shrink)) }
}

const borders = {
  found: new Map<string, Region | null>(),
  startWorker: () => new Worker(new URL('./borderWorker.ts', import.meta.url), { type: 'module' }),
  lookedAt: ANALYSIS_SIZE_PX,
}

/** Finds the content region (without borders) of each page of a book. */
export class PageCrops extends PageAnalysis<Region> {
  constructor(file: string, cache: PageCache) {
    super(borders, file, cache)
  }
}
