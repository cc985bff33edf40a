import type { Region } from './imageTransform'
import { isWide, type Page } from './spreads'

/**
 * Splits wide pages into two halves in reading order: left first, or right first in right-to-left books. A page of
 * unknown size stays whole.
 */
export function splitWidePages(pages: readonly Page[], rightToLeft: boolean): readonly Page[] {
  return pages.flatMap(page => {
    if (!isWide(page)) return [page]
    const half = { ...page, width: Math.round((page.width ?? 0) / 2) }
    const [left, right] = [
      { ...half, half: 'left' as const },
      { ...half, half: 'right' as const },
    ]
    return rightToLeft ? [right, left] : [left, right]
  })
}

/** Returns the visible region of a page's image: the crop, limited to its half. Undefined shows the whole image. */
export function visibleRegion({ half }: Page, crop: Region | undefined): Region | undefined {
  if (!half) return crop
  const from = half === 'left' ? 0 : 0.5
  const whole = crop ?? { x: 0, y: 0, width: 1, height: 1 }
  const left = Math.max(from, whole.x)
  const right = Math.min(from + 0.5, whole.x + whole.width)
  return right - left < 0.1 ? { ...whole, x: from, width: 0.5 } : { ...whole, x: left, width: right - left }
}
