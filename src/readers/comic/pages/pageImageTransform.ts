import type { Size } from '../zoom/scalePagesToView'
import type { ComicPage, ComicSpreadLayout } from './createComicSpreads'

/** Part of an image, in fractions of its width and height from its top left corner. */
export interface ImageRegion {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Changes applied to pages before layout and rendering. */
export interface PageImageTransform {
  /** Returns the pages to lay out. In single layout a wide page may become two halves. */
  readonly pages: (
    pages: readonly ComicPage[],
    view: { upright: boolean; layout: ComicSpreadLayout },
  ) => readonly ComicPage[]
  /** Returns the visible region of a page's image; undefined shows the whole image. */
  readonly region: (page: ComicPage) => ImageRegion | undefined
  /** Returns the inline style of a page's image; empty when the image fills its box (CSS pixels). */
  readonly imageStyle: (page: ComicPage, box: Size) => string
  /** Registers a listener for new regions. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Returns the inline style that shows only a region of an image in its box. */
export const croppedImageStyle = ({ x, y, width, height }: ImageRegion): string =>
  `position:absolute;left:${(-100 * x) / width}%;top:${(-100 * y) / height}%;inline-size:${100 / width}%;block-size:${100 / height}%`
