import { ASSUMED_COMIC_PAGE_SIZE, type Size } from '../zoom/scalePagesToView'
import { type ComicPage, isWidePage } from './createComicSpreads'
import type { ImageRegion } from './pageImageTransform'

/**
 * Rotates each wide page by 90 degrees, so that it fills a view that is higher than wide. The side that is read first
 * becomes the top.
 */
export function rotateWidePages(pages: readonly ComicPage[], rightToLeft: boolean): readonly ComicPage[] {
  const top = rightToLeft ? 'right' : 'left'
  return pages.map(page => (isWidePage(page) ? { ...page, width: page.height, height: page.width, top } : page))
}

/**
 * Rotates all pages by 90 degrees. A page of unknown size is treated as a portrait page, so that it is wide after the
 * rotation and gets no partner.
 * @param rotation `right` for a clockwise rotation
 */
export function rotatePages(pages: readonly ComicPage[], rotation: 'left' | 'right'): readonly ComicPage[] {
  const top = rotation === 'right' ? 'left' : 'right'
  return pages.map(page => {
    const { width, height } = page.width && page.height ? page : ASSUMED_COMIC_PAGE_SIZE
    return { ...page, width: height, height: width, top }
  })
}

/**
 * Returns the style that rotates an image and fits a region of the image into a box.
 * @param top side of the original image that is at the top after the rotation
 * @param part region to show. Its numbers are fractions of the width and height of the original image.
 * @param box size of the box in CSS pixels
 */
export function createRotatedImageStyle(
  top: 'left' | 'right',
  { x, y, width, height }: ImageRegion,
  box: Size,
): string {
  const [across, down] = [box.height / width, box.width / height]
  const rotation =
    top === 'left' ? `translateX(${box.width}px) rotate(90deg)` : `translateY(${box.height}px) rotate(-90deg)`
  return [
    'position:absolute;left:0;top:0;transform-origin:0 0',
    `inline-size:${across}px;block-size:${down}px`,
    `transform:${rotation} translate(${-x * across}px,${-y * down}px)`,
  ].join(';')
}
