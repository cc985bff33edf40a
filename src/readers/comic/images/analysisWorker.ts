import type { Pixels } from './findBorders'

/** Message from a page analysis to its worker. `bitmap` is the scaled-down page. */
export interface AnalysisRequest {
  readonly id: number
  readonly bitmap: ImageBitmap
}

export interface AnalysisResult<Answer> {
  readonly id: number
  readonly answer: Answer | undefined
}

/** Typed view of the worker's global scope. */
const workerScope = self as unknown as {
  onmessage: (event: MessageEvent<AnalysisRequest>) => void
  postMessage: (answer: AnalysisResult<unknown>) => void
}

/**
 * Answers each analysis request of this worker.
 * @param look  analyses the pixels of one page; returns undefined when it finds nothing
 */
export function serveAnalysis(look: (pixels: Pixels) => unknown): void {
  workerScope.onmessage = ({ data: { id, bitmap } }) => {
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const brush = canvas.getContext('2d', { willReadFrequently: true })
    brush?.drawImage(bitmap, 0, 0)
    const pixels = brush?.getImageData(0, 0, bitmap.width, bitmap.height)
    bitmap.close()
    workerScope.postMessage({ id, answer: pixels && look(pixels) })
  }
}
