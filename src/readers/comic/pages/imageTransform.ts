import type { Size } from '../zoom/pageScale'
import type { Layout, Page } from './spreads'

/** A part of an image, in fractions of its width and height from its top left corner. */
export interface Region {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What is done to pages before they are laid out and drawn. */
export interface ImageTransform {
  /** The pages as they are to be laid out: where one is shown at a time, a wide one may become its two halves. */
  readonly pages: (pages: readonly Page[], view: { upright: boolean; layout: Layout }) => readonly Page[]
  /** The part of its image that is drawn of a page; all of it when undefined. */
  readonly region: (page: Page) => Region | undefined
  /** The style with which an image shows what is drawn of its page; empty when it simply fills the box (in CSS pixels). */
  readonly placed: (page: Page, box: Size) => string
  /** Calls back when regions became known. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Moves and enlarges an image so that only a part of it lies in its box. */
export const positionedImageStyle = ({ x, y, width, height }: Region): string =>
  `position:absolute;left:${(-100 * x) / width}%;top:${(-100 * y) / height}%;inline-size:${100 / width}%;block-size:${100 / height}%`
