import type { ImageRegion } from '../pages/pageImageTransform'
import type { Size } from '../zoom/scalePagesToView'
import { PageImageAnalyzer } from './pageImageAnalyzer'
import type { PageImageCache } from './pageImageCache'

/**
 * Length of the longer side of an analysed page, in pixels. It is short enough for a fast analysis and shows small
 * print.
 */
const ANALYSIS_LONG_SIDE_PX = 640

/** Minimum length of the shorter side of an analysed page. Long webtoon pages need it to stay recognizable. */
const MIN_SHORT_SIDE_PX = 320

/** Returns the size in pixels of the scaled-down page for the analysis. */
export function getBorderAnalysisImageSize({ width, height }: Size): Size {
  const scale = Math.min(
    1,
    Math.max(ANALYSIS_LONG_SIDE_PX / Math.max(width, height), MIN_SHORT_SIDE_PX / Math.min(width, height)),
  )
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

const borderAnalysis = {
  results: new Map<string, ImageRegion | null>(),
  startWorker: () => new Worker(new URL('./borderDetectionWorker.ts', import.meta.url), { type: 'module' }),
  analysisSize: getBorderAnalysisImageSize,
}

/** Finds the region inside the borders of each page. */
export class PageBorderAnalyzer extends PageImageAnalyzer<ImageRegion> {
  constructor(file: string, cache: PageImageCache) {
    super(borderAnalysis, file, cache)
  }
}
