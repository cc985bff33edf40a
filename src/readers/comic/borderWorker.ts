import { findBorders } from './findBorders'

/** What the worker is asked: the borders of a small picture. */
export interface BorderQuestion {
  readonly id: number
  readonly bitmap: ImageBitmap
}

/** The only side of a worker's window that is used here. */
const desk = self as unknown as {
  onmessage: (event: MessageEvent<BorderQuestion>) => void
  postMessage: (answer: { id: number; region: ReturnType<typeof findBorders> }) => void
}

desk.onmessage = ({ data: { id, bitmap } }) => {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const brush = canvas.getContext('2d', { willReadFrequently: true })
  brush?.drawImage(bitmap, 0, 0)
  const pixels = brush?.getImageData(0, 0, bitmap.width, bitmap.height)
  bitmap.close()
  desk.postMessage({ id, region: pixels && findBorders(pixels) })
}
