import type { BookPosition, ViewerPositionReport } from '../../machines/readerMachineTypes'

/** Functions of a viewer that the reader calls: navigation, and scrolling in the visible page. */
export interface BookViewer {
  /**
   * Whether the viewer can turn pages as soon as it is registered. If false, earlier page turns are ignored, because
   * they would mark unseen pages as read.
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
  /**
   * Reports the current position immediately.
   * @param which with `'ends'`, does nothing unless the start or end of the book is visible
   */
  reportPosition?(which?: 'ends'): void
}

export interface BookViewerProps {
  /** Sets the viewer when it is ready, and null when it unmounts. */
  readonly register: (viewer: BookViewer | null) => void
  readonly onRelocated: (location: ViewerPositionReport) => void
  /** Leaves the book. The viewer offers this when content does not load. */
  readonly onLeave: () => void
}
