import type { Region } from '../pages/imageTransform'
import type { Size } from '../zoom/pageScale'
import { PageAnalysis } from './pageAnalysis'
import type { PageCache } from './pageCache'

/** Pictures are looked at in about this size: small enough to be quick, large enough that small print is seen. */
const looked = 640

/** Of a long strip that would leave a thread: no side becomes shorter than this by being shrunk. */
const thinnest = 320

/** The size in which a picture is looked at. */
export function ANALYSIS_SIZE_PX({ width, height }: Size): Size {
  const shrink = Math.min(1, Math.max(looked / Math.max(width, height), thinnest / Math.min(width, height)))
  return { width: Math.max(1, Math.round(width * shrink)), height: Math.max(1, Math.round(height * shrink)) }
}

const borders = {
  found: new Map<string, Region | null>(),
  startWorker: () => new Worker(new URL('./borderWorker.ts', import.meta.url), { type: 'module' }),
  lookedAt: ANALYSIS_SIZE_PX,
}

/** Finds the borders of the pages of a book: what is to be shown of each. */
export class PageCrops extends PageAnalysis<Region> {
  constructor(file: string, cache: PageCache) {
    super(borders, file, cache)
  }
}
