import type { ImageRegion } from '../pages/pageImageTransform'
import type { Size } from '../zoom/scalePagesToView'
import { PageImageAnalyzer } from './pageImageAnalyzer'
import type { PageImageCache } from './pageImageCache'

/** Length of the long side of an analysed page. It is fast to analyse, and small print stays visible. */
const ANALYSIS_LONG_SIDE_PX = 640

/** Shortest length of the short side, so that long webtoon pages stay recognizable. */
const MIN_SHORT_SIDE_PX = 320

/** Returns the size in pixels to which a page is scaled down for the analysis. */
export function imageSizeForBorderAnalysis({ width, height }: Size): Size {
  const scale = Math.min(
    1,
    Math.max(ANALYSIS_LONG_SIDE_PX / Math.max(width, height), MIN_SHORT_SIDE_PX / Math.min(width, height)),
  )
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

const borderAnalysis = {
  results: new Map<string, ImageRegion | null>(),
  startWorker: () => new Worker(new URL('./borderDetectionWorker.ts', import.meta.url), { type: 'module' }),
  analysisSize: imageSizeForBorderAnalysis,
}

/** Finds the borders of each page of a book. The result is the region of the page without its borders. */
export class PageBorderAnalyzer extends PageImageAnalyzer<ImageRegion> {
  constructor(file: string, cache: PageImageCache) {
    super(borderAnalysis, file, cache)
  }
}
