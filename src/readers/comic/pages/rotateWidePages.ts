import type { Size } from '../zoom/pageScale'
import type { Region } from './imageTransform'
import { isWide, type Page } from './spreads'

/**
 * Wide pages turned by a quarter, so that an upright view is filled: as high as they were broad. What is read first comes to
 * lie above: the left side, or the right one where one reads from right to left.
 */
export function rotateWidePages(pages: readonly Page[], rightToLeft: boolean): readonly Page[] {
  const top = rightToLeft ? 'right' : 'left'
  return pages.map(page => (isWide(page) ? { ...page, width: page.height, height: page.width, top } : page))
}

/**
 * The style that turns an image so that a part of it fills a box.
 * @param top   the side of the image that comes to lie above
 * @param part  in fractions of the image as it is stored
 * @param box   in CSS pixels, as the turned page is seen
 */
export function rotatedSize(top: 'left' | 'right', { x, y, width, height }: Region, box: Size): string {
  const [across, down] = [box.height / width, box.width / height]
  const turn =
    top === 'left' ? `translateX(${box.width}px) rotate(90deg)` : `translateY(${box.height}px) rotate(-90deg)`
  return [
    'position:absolute;left:0;top:0;transform-origin:0 0',
    `inline-size:${across}px;block-size:${down}px`,
    `transform:${turn} translate(${-x * across}px,${-y * down}px)`,
  ].join(';')
}
