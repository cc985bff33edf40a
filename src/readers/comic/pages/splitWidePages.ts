import { type ComicPage, isWidePage } from './createComicSpreads'
import type { ImageRegion } from './pageImageTransform'

/** Replaces each wide page by its two halves in reading order. Does not split pages of unknown size. */
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
 * Returns the region of a page image that is visible after the crop and the split. Returns undefined if the whole image
 * is visible.
 */
export function getVisibleImageRegion({ half }: ComicPage, crop: ImageRegion | undefined): ImageRegion | undefined {
  if (!half) return crop
  const from = half === 'left' ? 0 : 0.5
  const region = crop ?? { x: 0, y: 0, width: 1, height: 1 }
  const left = Math.max(from, region.x)
  const right = Math.min(from + 0.5, region.x + region.width)
  return right - left < 0.1 ? { ...region, x: from, width: 0.5 } : { ...region, x: left, width: right - left }
}
