import type { Layout, Page } from './spreads'

/** A part of an image, in fractions of its width and height from its top left corner. */
export interface Region {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What is done to pages before they are laid out and drawn. */
export interface Treatment {
  /** The pages as they are to be laid out: where one is shown at a time, a wide one may become its two halves. */
  readonly pages: (pages: readonly Page[], view: { upright: boolean; layout: Layout }) => readonly Page[]
  /** The part of its image that is drawn of a page; all of it when undefined. */
  readonly region: (page: Page) => Region | undefined
  /** Calls back when regions became known. */
  readonly subscribe: (listener: () => void) => () => void
}
