/** How a picture lies: so much enlarged, its middle so far from that of the view. */
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
 * Enlarges by a factor so that a point stays where it is.
 * @param point  from the middle of the view
 * @param fitted  the size of the picture when it is shown whole
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

/** Moves the picture, never so far that its edge leaves that of the view. */
export const panImage = (zoom: ImageZoom, by: { x: number; y: number }, fitted: Size, view: Size): ImageZoom =>
  within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, fitted, view)

function within({ scale, x, y }: ImageZoom, fitted: Size, view: Size): ImageZoom {
  const free = (shown: number, room: number) => Math.max(0, (shown * scale - room) / 2)
  const kept = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value)) || 0
  return { scale, x: kept(x, free(fitted.width, view.width)), y: kept(y, free(fitted.height, view.height)) }
}
