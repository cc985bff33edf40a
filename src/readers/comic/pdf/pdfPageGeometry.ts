import type { ImageRegion } from '../pages/pageImageTransform'
import type { Size } from '../zoom/scalePagesToView'

/**
 * Visible area of a PDF page before its rotation. Position and size are in points, from the bottom left corner of the
 * page.
 */
export interface PdfPageBox extends Size {
  readonly x: number
  readonly y: number
  /** Clockwise rotation of the shown page in degrees, a multiple of 90. */
  readonly rotation: number
}

/** CSS matrix that moves a point (x, y) to (a * x + c * y + e, b * x + d * y + f). */
export type CssMatrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/**
 * Returns the CSS matrix that places the text layer of a page exactly over the page image. The text layer contains the
 * selectable text. It has the size of the page before its rotation, with 1 CSS pixel per point. Its origin is the top
 * left corner.
 * @param image size of the shown page image in CSS pixels
 */
export function createPdfTextLayerMatrix({ width, height, rotation }: PdfPageBox, image: Size): CssMatrix {
  const isUpright = rotation % 180 === 0
  const scaleX = image.width / (isUpright ? width : height)
  const scaleY = image.height / (isUpright ? height : width)
  if (rotation === 90) return [0, scaleY, -scaleX, 0, image.width, 0]
  if (rotation === 180) return [-scaleX, 0, 0, -scaleY, image.width, image.height]
  if (rotation === 270) return [0, -scaleY, scaleX, 0, 0, image.height]
  return [scaleX, 0, 0, scaleY, 0, 0]
}

/**
 * Converts a rectangle on a PDF page to a region of the page image.
 * @param rect  two opposite corners in points: x, y, x, y
 * @returns undefined when the rectangle is empty, invalid or outside of the page
 */
export function pdfRectToImageRegion(rect: readonly number[], box: PdfPageBox): ImageRegion | undefined {
  const [x1 = Number.NaN, y1 = Number.NaN, x2 = Number.NaN, y2 = Number.NaN] = rect
  const [a, b, c, d, e, f] = createPdfTextLayerMatrix(box, { width: 1, height: 1 })
  const corners = [
    [x1, y1],
    [x2, y2],
  ].map(([x = 0, y = 0]) => {
    const [left, top] = [x - box.x, box.y + box.height - y]
    return { x: clamp(a * left + c * top + e), y: clamp(b * left + d * top + f) }
  })
  const [first, second] = corners
  if (!first || !second) return undefined
  const width = Math.abs(first.x - second.x)
  const height = Math.abs(first.y - second.y)
  if (!(width > 0 && height > 0)) return undefined
  return { x: Math.min(first.x, second.x), y: Math.min(first.y, second.y), width, height }
}

const clamp = (share: number) => Math.min(1, Math.max(0, share))
