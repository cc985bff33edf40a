import type { BookPosition, ViewerLocation } from '../../machines/readerMachineTypes'

/** Interface of a viewer to the reader: navigation, and scrolling inside the visible part. */
export interface Viewer {
  /** Whether the viewer can turn as soon as it is registered. A skipped turn would count as reading. */
  readonly ready?: boolean
  show(position: BookPosition): void
  next(): void
  previous(): void
  /**
   * Scrolls inside the visible part.
   * @param by  a few lines, or nearly a screen
   * @returns false when nothing is left in that direction
   */
  scroll(direction: 1 | -1, by: 'line' | 'screen'): boolean
  /** Handles a turn inside the visible part, such as the next panel. Returns true when it did. */
  turnWithin?(turn: 'user.next' | 'user.previous'): boolean
  /** Returns whether a position is visible. Only for strips. */
  isVisible?(position: BookPosition): boolean
  /**
   * Reports the position immediately when the report waits for a paint.
   * @param which  `'ends'`: only at the start or end of the book
   */
  reportPosition?(which?: 'ends'): void
}

/** Props of all viewers. */
export interface ViewerProps {
  /** Called with the viewer when it is ready, and with null when it unmounts. */
  readonly register: (viewer: Viewer | null) => void
  readonly onRelocated: (location: ViewerLocation) => void
  /** Leaves the book; offered when content does not load. */
  readonly onLeave: () => void
}
