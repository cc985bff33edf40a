import type { Location, Position } from '../../machines/readerTypes'

/** What the reader asks of whatever draws the book: three commands, and scrolling inside what is shown. */
export interface Viewer {
  /** It turns from the moment on that it is registered: a turn that it leaves out would count as reading. */
  readonly ready?: boolean
  show(position: Position): void
  next(): void
  previous(): void
  /**
   * Scrolls within what is shown.
   * @param by  a few lines or nearly a screen
   * @returns false when nothing is left in that direction
   */
  scroll(direction: 1 | -1, by: 'line' | 'screen'): boolean
  /** Takes a turn to go on within what is shown; true when it did. */
  within?(turn: 'user.next' | 'user.previous'): boolean
  /** Of a strip: whether a place is in sight. */
  shows?(position: Position): boolean
  /**
   * Tells at once where it is, when that waits for a paint.
   * @param which  only when that is the first or the last place of the book
   */
  tell?(which?: 'ends'): void
}

/** What every viewer is given, beside the book itself. */
export interface ViewerProps {
  /** Takes the viewer when it can be used and null when it goes. */
  readonly register: (viewer: Viewer | null) => void
  readonly onRelocated: (location: Location) => void
  /** Leaves the book: offered where something does not arrive. */
  readonly onLeave: () => void
}
