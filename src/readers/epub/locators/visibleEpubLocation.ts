import type { EpubLocation } from './epubLocations'

/** Visible part of the book, as the renderer reports it after each page turn, scroll, jump or layout change. */
export interface VisibleEpubLocation {
  /** Location of the first visible text. After a jump to an exact point (CFI), the location contains this point. */
  readonly start: EpubLocation
  /** Page number in the chapter, or in the book if the page has a fixed layout. Counted from 1. */
  readonly page: number
  /** Page number of the second page, if two fixed-layout pages are visible side by side. */
  readonly lastPage?: number
  /** Number of pages of the chapter in the current layout, or of the book if the page has a fixed layout. */
  readonly pages: number
  readonly atStart: boolean
  readonly atEnd: boolean
  /** True if the text has moved because of a layout change, and false if the user has moved. */
  readonly byLayout: boolean
  /**
   * Returns whether a target in the visible chapter is on the visible page or before this page. In the scrolled layout,
   * returns whether the target is near or above the top edge of the window. True for an unknown target.
   * @param fragment id of an element, or a CFI
   */
  readonly isReached: (fragment: string) => boolean
  /**
   * Returns the position of an element in the chapter, from 0 (start of the chapter) to 1 (end of the chapter). Returns
   * undefined for an unknown element.
   * @param fragment id of an element, or a CFI
   */
  readonly progressionOf: (fragment: string) => number | undefined
  readonly shows: (target: EpubLocation) => boolean
}
