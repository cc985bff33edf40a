/**
 * Zoom of an image. At scale 1, the image fits into the view. `x` and `y` are the distance from the center of the view
 * to the center of the image, in CSS pixels.
 */
export interface ImageZoom {
  readonly scale: number
  readonly x: number
  readonly y: number
}

interface Size {
  readonly width: number
  readonly height: number
}

export const initialImageZoom: ImageZoom = { scale: 1, x: 0, y: 0 }

const MAX_SCALE = 8

/**
 * Zooms an image by a factor. The part of the image at `point` does not move unless the image stops at an edge of the
 * view. The scale stays between 1 and {@link MAX_SCALE}.
 * @param point  fixed point relative to the center of the view, in CSS pixels
 * @param fitted  size of the image at scale 1
 */
export function zoomImageAtPoint(
  zoom: ImageZoom,
  factor: number,
  point: { x: number; y: number },
  fitted: Size,
  view: Size,
): ImageZoom {
  const scale = Math.min(MAX_SCALE, Math.max(1, zoom.scale * factor))
  const scaleChange = scale / zoom.scale
  const zoomed = { scale, x: point.x - (point.x - zoom.x) * scaleChange, y: point.y - (point.y - zoom.y) * scaleChange }
  return clampImageZoom(zoomed, fitted, view)
}

/** Moves the image. The image stops at the edges of the view. An image that is smaller than the view stays centered. */
export const panImage = (zoom: ImageZoom, offset: { x: number; y: number }, fitted: Size, view: Size): ImageZoom =>
  clampImageZoom({ ...zoom, x: zoom.x + offset.x, y: zoom.y + offset.y }, fitted, view)

function clampImageZoom({ scale, x, y }: ImageZoom, fitted: Size, view: Size): ImageZoom {
  const maxOffset = (imageLength: number, viewLength: number) => Math.max(0, (imageLength * scale - viewLength) / 2)
  const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value)) || 0
  return { scale, x: clamp(x, maxOffset(fitted.width, view.width)), y: clamp(y, maxOffset(fitted.height, view.height)) }
}
