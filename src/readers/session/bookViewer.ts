import type { BookPosition, ViewerPositionReport } from '../../machines/readerMachineTypes'

/** Functions of a viewer that the reader calls: navigation, and scrolling in the visible page. */
export interface BookViewerHandle {
  /**
   * Whether to execute page turns that the user made before the viewer was ready. Must be false if these page turns
   * could mark pages as read that the user has not seen.
   */
  readonly ready?: boolean
  show(position: BookPosition): void
  next(): void
  previous(): void
  /**
   * Scrolls inside the visible page.
   * @param by  a few lines, or nearly a screen
   * @returns false at the end of the page
   */
  scroll(direction: 1 | -1, by: 'line' | 'screen'): boolean
  /**
   * Lets a feature of the visible page handle a page turn, for example to go to the next panel. Returns whether the
   * feature has handled the page turn.
   */
  turnWithin?(turn: 'user.next' | 'user.previous'): boolean
  /** Returns whether a position is visible. Only the viewer of webtoons has this method. */
  isVisible?(position: BookPosition): boolean
  /** Returns whether a jump or page turn still loads its content. Only the viewer of EPUBs has this method. */
  isNavigating?(): boolean
  /**
   * Reports the current position immediately.
   * @param which `'ends'` to report only while the start or end of the book is visible
   */
  reportPosition?(which?: 'ends'): void
  /**
   * Returns the point at the top of the view: page, counted from 1, and fraction of the page height, 0 to 1. Only the
   * viewer of webtoons has this method.
   */
  pointAtTop?(): { readonly page: number; readonly fraction: number }
}

export interface BookViewerProps {
  /** Registers the viewer when it is ready. Called with null when the viewer unmounts. */
  readonly register: (viewer: BookViewerHandle | null) => void
  readonly onRelocated: (location: ViewerPositionReport) => void
  /** Leaves the book. The viewer offers this action when content does not load. */
  readonly onLeave: () => void
}
