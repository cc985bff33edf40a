import { type ComicPage, isWidePage } from './createComicSpreads'
import type { ImageRegion } from './pageImageTransform'

/** Splits wide pages into two halves in reading order. Pages of unknown size stay whole. */
export function splitWidePages(pages: readonly ComicPage[], rightToLeft: boolean): readonly ComicPage[] {
  return pages.flatMap(page => {
    if (!isWidePage(page)) return [page]
    const half = { ...page, width: Math.round((page.width ?? 0) / 2) }
    const [left, right] = [
      { ...half, half: 'left' as const },
      { ...half, half: 'right' as const },
    ]
    return rightToLeft ? [right, left] : [left, right]
  })
}

/**
 * Returns the visible region of a page image. The region lies inside the crop and inside the visible half of a split
 * page. Undefined for the whole image.
 */
export function getVisibleImageRegion({ half }: ComicPage, crop: ImageRegion | undefined): ImageRegion | undefined {
  if (!half) return crop
  const from = half === 'left' ? 0 : 0.5
  const region = crop ?? { x: 0, y: 0, width: 1, height: 1 }
  const left = Math.max(from, region.x)
  const right = Math.min(from + 0.5, region.x + region.width)
  return right - left < 0.1 ? { ...region, x: from, width: 0.5 } : { ...region, x: left, width: right - left }
}
