import type { Region } from './imageTransform'
import { isWide, type Page } from './spreads'

/**
 * Wide pages as their two halves, in reading order: the left one first, or the right one where one reads from right to left.
 * A page of unknown size stays whole.
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

/** The part of the image that is drawn of a page: what the crop leaves of its half. */
export function visibleRegion({ half }: Page, crop: Region | undefined): Region | undefined {
  if (!half) return crop
  const from = half === 'left' ? 0 : 0.5
  const whole = crop ?? { x: 0, y: 0, width: 1, height: 1 }
  const left = Math.max(from, whole.x)
  const right = Math.min(from + 0.5, whole.x + whole.width)
  return right - left < 0.1 ? { ...whole, x: from, width: 0.5 } : { ...whole, x: left, width: right - left }
}
