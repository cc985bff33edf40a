import { PageImageAnalyzer } from '../images/pageImageAnalyzer'
import type { PageImageCache } from '../images/pageImageCache'
import type { ImageRegion } from '../pages/pageImageTransform'

/**
 * Length of the longer side of a page that is scaled down for analysis, in pixels. A gap between panels of 0.4 % of the
 * page is still visible at this size.
 */
const ANALYSIS_LONG_SIDE_PX = 800

const panelAnalysis = {
  results: new Map<string, readonly ImageRegion[] | null>(),
  startWorker: () => new Worker(new URL('./panelDetectionWorker.ts', import.meta.url), { type: 'module' }),
  analysisSize: ({ width, height }: { readonly width: number; readonly height: number }) => {
    const scale = Math.min(1, ANALYSIS_LONG_SIDE_PX / Math.max(width, height))
    return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  },
}

/** Detects the panels of each page of a book. */
export class ComicPanelDetector extends PageImageAnalyzer<readonly ImageRegion[]> {
  constructor(file: string, cache: PageImageCache) {
    super(panelAnalysis, file, cache)
  }
}
