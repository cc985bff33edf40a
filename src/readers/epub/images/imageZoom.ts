/** Zoom of an image: scale (1 fits the view) and offset of its centre from that of the view, in CSS pixels. */
export interface ImageZoom {
  readonly scale: number
  readonly x: number
  readonly y: number
}

interface Size {
  readonly width: number
  readonly height: number
}

export const noImageZoom: ImageZoom = { scale: 1, x: 0, y: 0 }

const most = 8

/**
 * Zooms by a factor around a fixed point. The scale is limited to 1 … {@link most}.
 * @param point  fixed point relative to the centre of the view, in CSS pixels
 * @param fitted  size of the image at scale 1
 */
export function zoomImageAt(
  zoom: ImageZoom,
  factor: number,
  point: { x: number; y: number },
  fitted: Size,
  view: Size,
): ImageZoom {
  const scale = Math.min(most, Math.max(1, zoom.scale * factor))
  const change = scale / zoom.scale
  const moved = { scale, x: point.x - (point.x - zoom.x) * change, y: point.y - (point.y - zoom.y) * change }
  return within(moved, fitted, view)
}

/** Moves the image. Its edges stay outside of the view, or the image stays centred when it is smaller than the view. */
export const panImage = (zoom: ImageZoom, by: { x: number; y: number }, fitted: Size, view: Size): ImageZoom =>
  within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, fitted, view)

function within({ scale, x, y }: ImageZoom, fitted: Size, view: Size): ImageZoom {
  const free = (shown: number, room: number) => Math.max(0, (shown * scale - room) / 2)
  const kept = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value)) || 0
  return { scale, x: kept(x, free(fitted.width, view.width)), y: kept(y, free(fitted.height, view.height)) }
}
