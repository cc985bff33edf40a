import type { BookPosition, ViewerLocation } from '../../machines/readerMachineTypes'

/** Interface through which the reader controls a viewer: navigation, and scrolling inside the visible page. */
export interface BookViewer {
  /**
   * Whether the viewer can turn pages as soon as it is registered. If not, page turns that were requested before its
   * registration are dropped, because pages that the user has not seen would count as read.
   */
  readonly ready?: boolean
  show(position: BookPosition): void
  next(): void
  previous(): void
  /**
   * Scrolls inside the visible page.
   * @param by  a few lines, or nearly a screen
   * @returns false at the end
   */
  scroll(direction: 1 | -1, by: 'line' | 'screen'): boolean
  /** Handles a turn inside the visible page, for example to the next panel. Returns whether it handled the turn. */
  turnWithin?(turn: 'user.next' | 'user.previous'): boolean
  /** Returns whether a position is visible. Only webtoons have this method. */
  isVisible?(position: BookPosition): boolean
  /**
   * Reports the current position immediately instead of after the next paint.
   * @param which  `'ends'`: only at the start or end of the book
   */
  reportPosition?(which?: 'ends'): void
}

/** Props of all viewers. */
export interface BookViewerProps {
  /** Called with the viewer when it is ready, and with null when it unmounts. */
  readonly register: (viewer: BookViewer | null) => void
  readonly onRelocated: (location: ViewerLocation) => void
  /** Leaves the book; offered when content does not load. */
  readonly onLeave: () => void
}
