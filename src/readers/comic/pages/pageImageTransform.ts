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

/** Change of the page images before layout and rendering: crop, split or rotation. */
export interface PageImageTransform {
  /** Returns the pages to lay out, for example two halves for a wide page. */
  readonly pages: (
    pages: readonly ComicPage[],
    view: { upright: boolean; layout: PagePairingMode },
  ) => readonly ComicPage[]
  /** Returns the visible part of the page image. Undefined if the whole image is visible. */
  readonly region: (page: ComicPage) => ImageRegion | undefined
  /** Returns the inline style that fits a page image into its box (CSS pixels). Empty if the image fills the box. */
  readonly imageStyle: (page: ComicPage, box: Size) => string
  /**
   * Registers a listener that is called when the visible part of a page has changed. Returns an unsubscribe function.
   */
  readonly subscribe: (listener: () => void) => () => void
}

/** Returns the inline style that shows only a region of an image in the box of its page. */
export const createCroppedImageStyle = ({ x, y, width, height }: ImageRegion): string =>
  `position:absolute;left:${(-100 * x) / width}%;top:${(-100 * y) / height}%;inline-size:${100 / width}%;block-size:${100 / height}%`
