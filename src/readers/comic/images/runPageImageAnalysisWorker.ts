import type { ImagePixels } from './findPageRegionWithoutBorders'

/** Request to the worker that analyzes a page. `bitmap` is the scaled-down page. */
export interface PageImageAnalysisRequest {
  readonly id: number
  readonly bitmap: ImageBitmap
}

export interface PageImageAnalysisResult<Result> {
  readonly id: number
  readonly result: Result | undefined
}

const workerScope = self as unknown as {
  onmessage: (event: MessageEvent<PageImageAnalysisRequest>) => void
  postMessage: (message: PageImageAnalysisResult<unknown>) => void
}

/** Runs the analysis in a worker: receives requests and posts the results. */
export function runPageImageAnalysisWorker(analyze: (pixels: ImagePixels) => unknown): void {
  workerScope.onmessage = ({ data: { id, bitmap } }) => {
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    context?.drawImage(bitmap, 0, 0)
    const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height)
    bitmap.close()
    workerScope.postMessage({ id, result: pixels && analyze(pixels) })
  }
}
