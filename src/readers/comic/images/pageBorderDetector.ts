import type { ImageRegion } from '../pages/pageImageTransform'
import type { Size } from '../zoom/scalePagesToView'
import { PageImageAnalyzer } from './pageImageAnalyzer'
import type { PageImageCache } from './pageImageCache'

/**
 * Length of the longer side of a page that is scaled down for analysis, in pixels. Small print is still visible at this
 * size.
 */
const ANALYSIS_LONG_SIDE_PX = 640

/**
 * Minimum length of the shorter side of a page that is scaled down for analysis, in pixels. Without this minimum, long
 * webtoon pages would become too narrow.
 */
const MIN_SHORT_SIDE_PX = 320

/** Returns the size in pixels to which a page is scaled down before its borders are detected. */
export function getBorderDetectionImageSize({ width, height }: Size): Size {
  const scale = Math.min(
    1,
    Math.max(ANALYSIS_LONG_SIDE_PX / Math.max(width, height), MIN_SHORT_SIDE_PX / Math.min(width, height)),
  )
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

const borderAnalysis = {
  results: new Map<string, ImageRegion | null>(),
  startWorker: () => new Worker(new URL('./pageBorderDetectionWorker.ts', import.meta.url), { type: 'module' }),
  analysisSize: getBorderDetectionImageSize,
}

/** Detects white or black borders of each page. The result is the region inside the borders. */
export class PageBorderDetector extends PageImageAnalyzer<ImageRegion> {
  constructor(file: string, cache: PageImageCache) {
    super(borderAnalysis, file, cache)
  }
}
