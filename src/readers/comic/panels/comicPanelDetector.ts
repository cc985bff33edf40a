import { PageImageAnalyzer } from '../images/pageImageAnalyzer'
import type { PageImageCache } from '../images/pageImageCache'
import type { ImageRegion } from '../pages/pageImageTransform'

/**
 * Before the analysis, a page is scaled down so that its longer side has this length in pixels. A gap between panels is
 * still visible at this size if its width is 0.4 % of the longer side.
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
