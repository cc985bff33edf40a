import type { BookPosition, ViewerPositionReport } from '../../machines/readerMachineTypes'

/**
 * Functions of the component that shows the pages of a book (viewer). The reader calls them to turn pages, jump and
 * scroll.
 */
export interface BookViewerHandle {
  /**
   * Whether the viewer may execute early page turns, which the user made before the viewer was registered. If false or
   * undefined, the reader ignores early page turns, because they could mark a page as read before the user has seen the
   * page.
   */
  readonly ready?: boolean
  show(position: BookPosition): void
  next(): void
  previous(): void
  /**
   * Scrolls inside the visible page.
   * @param by distance: `line` is a few lines, and `screen` is nearly the height of the screen
   * @returns false if the page is already at its end in the scroll direction
   */
  scroll(direction: 1 | -1, by: 'line' | 'screen'): boolean
  /**
   * Handles a page turn inside the visible page, for example by going to the next panel of a comic page. Returns false
   * if the reader must turn the page instead.
   */
  turnWithin?(turn: 'user.next' | 'user.previous'): boolean
  /** Returns whether a position is on the screen. Only the viewer of webtoons has this method. */
  isVisible?(position: BookPosition): boolean
  /**
   * Returns whether the viewer is still loading the target of a jump or page turn. Only the viewer of EPUBs has this
   * method.
   */
  isNavigating?(): boolean
  /**
   * Reports the current position to the reader immediately.
   * @param which with `ends`, the position is reported only if the start or end of the book is visible
   */
  reportPosition?(which?: 'ends'): void
  /**
   * Returns the page at the top of the screen, from 1. Also returns the fraction of this page that lies above the
   * screen, from 0 to 1. Only the viewer of webtoons has this method.
   */
  pointAtTop?(): { readonly page: number; readonly fraction: number }
}

export interface BookViewerProps {
  /** Connects the viewer to the reader. The viewer passes its functions when it is ready, and null when it unmounts. */
  readonly register: (viewer: BookViewerHandle | null) => void
  readonly onRelocated: (location: ViewerPositionReport) => void
  /** Closes the book. The viewer shows a button for this action if content cannot be loaded. */
  readonly onLeave: () => void
}
