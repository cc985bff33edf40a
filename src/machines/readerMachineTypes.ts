/**
 * Position in a book. Equal positions have the same value of `at`. Comic and EPUB readers extend the type with their
 * own fields.
 */
export interface BookPosition {
  readonly at: string
}

/** Position at which a book opens, and whether progress may be written. */
export interface OpenBookResult {
  readonly position: BookPosition
  /**
   * False if the stored position could not be fetched. The reader then writes no progress, to avoid overwriting the
   * stored position.
   */
  readonly progressKnown: boolean
}

/** Book before or after the open book. */
export interface PreviousOrNextBook {
  readonly id: string
  readonly title: string
  readonly detail: string
  readonly pagesCount: number
  readonly reader: 'comic' | 'epub'
}

export interface PreviousAndNextBooks {
  readonly next?: PreviousOrNextBook
  readonly previous?: PreviousOrNextBook
  /**
   * Name of the read list whose order determines the next and previous book. Undefined if the order of the series is
   * used.
   */
  readonly readListName?: string
  /** Whether the request for the next or previous book has failed, for each direction. */
  readonly unknownSides?: { readonly next?: boolean; readonly previous?: boolean }
}

export interface ViewerPositionReport {
  readonly position: BookPosition
  readonly atStart: boolean
  readonly atEnd: boolean
  /** Whether a layout change moved the position, for example a resize. Such positions are not sent to the server. */
  readonly byLayout?: boolean
}

export interface ReaderMachineInput {
  readonly bookId: string
  readonly incognito: boolean
  /** Position at which the book must open, from the URL. Undefined if the URL has no position. */
  readonly requestedPosition?: BookPosition
}

/** Reading position that must be sent to the server. */
export interface ProgressToSave {
  readonly position: BookPosition
  readonly atEnd: boolean
  /** Time at which the user reached the position, in milliseconds since 1970. */
  readonly time: number
}

export interface SavedProgress {
  readonly at: string
  readonly atEnd: boolean
}

export interface ReaderMachineContext extends ReaderMachineInput {
  position?: BookPosition
  /** Position that the viewer must show. Undefined after the viewer has shown it. */
  goal?: BookPosition
  atStart: boolean
  atEnd: boolean
  /** Whether the viewer has reported its first position. */
  located: boolean
  /** Whether the user has moved in the current viewer. If false, position changes result from the layout. */
  moved: boolean
  /** Whether progress may be sent to the server. Undefined until the book is open. */
  mayWrite?: boolean
  /** Last position to which the user moved. Layout changes do not change this position. */
  read?: ProgressToSave
  /** Progress that the server accepted last. */
  written?: SavedProgress
  /** Progress that is being sent to the server now. */
  sending?: SavedProgress
  attempts: number
  neighbors?: PreviousAndNextBooks
  failure?: unknown
  /** Error of the last progress write if the server rejected it. */
  rejection?: unknown
}

export type ReaderMachineEvent =
  | { type: 'user.next' }
  | { type: 'user.previous' }
  | { type: 'user.goTo'; position: BookPosition }
  | { type: 'user.openNext' }
  | { type: 'user.openPrevious' }
  | { type: 'user.retry' }
  | { type: 'user.leave' }
  /** The user keeps the position of this device instead of the newer position of another device. */
  | { type: 'user.keepLocalPosition' }
  | { type: 'viewer.registered' }
  | ({ type: 'viewer.relocated' } & ViewerPositionReport)
  | { type: 'viewer.failed'; failure: unknown }
  | { type: 'page.hidden' }
  | { type: 'server.reachable' }

export type ReaderMachineEmittedEvent =
  | { type: 'show'; position: BookPosition }
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'openBook'; book: PreviousOrNextBook }
  | { type: 'leave' }

export interface SaveProgressInput {
  readonly bookId: string
  readonly position?: BookPosition
  readonly atEnd: boolean
  /** Time at which the user reached the position, in milliseconds since 1970. */
  readonly time: number
}

/** Thrown by `saveProgress` if the server rejects the progress. A retry would also be rejected. */
export class ProgressRejectedError extends Error {}
