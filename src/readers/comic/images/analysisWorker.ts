import type { Pixels } from './findBorders'

/** What a worker is asked: to look at a small picture. */
export interface AnalysisRequest {
  readonly id: number
  readonly bitmap: ImageBitmap
}

export interface AnalysisResult<Answer> {
  readonly id: number
  readonly answer: Answer | undefined
}

/** The only side of a worker's window that is used here. */
const desk = self as unknown as {
  onmessage: (event: MessageEvent<AnalysisRequest>) => void
  postMessage: (answer: AnalysisResult<unknown>) => void
}

/** Has this worker answer with what it sees in each picture that it is sent. */
export function serveAnalysis(look: (pixels: Pixels) => unknown): void {
  desk.onmessage = ({ data: { id, bitmap } }) => {
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const brush = canvas.getContext('2d', { willReadFrequently: true })
    brush?.drawImage(bitmap, 0, 0)
    const pixels = brush?.getImageData(0, 0, bitmap.width, bitmap.height)
    bitmap.close()
    desk.postMessage({ id, answer: pixels && look(pixels) })
  }
}
