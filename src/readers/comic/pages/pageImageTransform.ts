import type { Size } from '../zoom/scalePagesToView'
import type { ComicPage, PagePairingMode } from './createComicSpreads'

/**
 * Region of an image, in fractions of the width and height of the image. The origin is the top left corner of the
 * image.
 */
export interface ImageRegion {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * Functions that crop, split or rotate the page images. They change the layout and the CSS of the pages, but not the
 * image files.
 */
export interface PageImageTransform {
  /**
   * Returns the new pages that result from the given pages. For example, a split replaces a wide page by its two
   * halves.
   */
  readonly pages: (
    pages: readonly ComicPage[],
    view: { upright: boolean; layout: PagePairingMode },
  ) => readonly ComicPage[]
  /** Returns the region of the page image that is visible. Returns undefined if the whole image is visible. */
  readonly region: (page: ComicPage) => ImageRegion | undefined
  /**
   * Returns the inline style that fits a page image into its box. Returns an empty string if the image fills the box.
   * @param box size of the box in CSS pixels
   */
  readonly imageStyle: (page: ComicPage, box: Size) => string
  /** Registers a listener that is called when the visible region of a page changes. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Returns the inline style that shows only a region of an image in the box of its page. */
export const createCroppedImageStyle = ({ x, y, width, height }: ImageRegion): string =>
  `position:absolute;left:${(-100 * x) / width}%;top:${(-100 * y) / height}%;inline-size:${100 / width}%;block-size:${100 / height}%`
