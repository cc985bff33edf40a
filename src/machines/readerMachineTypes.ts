/** Position in a book. `at` identifies the position. The comic and EPUB readers add their own fields. */
export interface BookPosition {
  readonly at: string
}

/** Result of opening a book. */
export interface OpenBookResult {
  /** Initial position. */
  readonly position: BookPosition
  /** False if the stored position could not be fetched. The reader then writes no progress. */
  readonly progressKnown: boolean
}

/** Next or previous book. */
export interface NeighbourBook {
  readonly id: string
  readonly title: string
  readonly detail: string
  readonly pagesCount: number
  readonly reader: 'comic' | 'epub'
}

export interface NeighbourBooks {
  readonly next?: NeighbourBook
  readonly previous?: NeighbourBook
  /** Name of the read list that contains the book; undefined for neighbours in the series. */
  readonly readListName?: string
  /** Directions in which the request for the neighbouring book failed. A book may exist there. */
  readonly unknownSides?: { readonly next?: boolean; readonly previous?: boolean }
}

export interface ViewerPositionReport {
  readonly position: BookPosition
  readonly atStart: boolean
  readonly atEnd: boolean
  /**
   * Whether a layout change, and not the user, moved the position. Positions after layout changes are not sent to the
   * server.
   */
  readonly byLayout?: boolean
}

export interface ReaderMachineInput {
  readonly bookId: string
  readonly incognito: boolean
  /** Position in the URL at which the book opens. Undefined if the URL has no position. */
  readonly requestedPosition?: BookPosition
}

/** Position to send to the server. */
export interface ProgressToSave {
  readonly position: BookPosition
  readonly atEnd: boolean
  /** Time in milliseconds at which the user reached the position. */
  readonly time: number
}

export interface SavedProgress {
  readonly at: string
  readonly atEnd: boolean
}

export interface ReaderMachineContext extends ReaderMachineInput {
  position?: BookPosition
  /** Position that the viewer must show next. Undefined after the viewer has shown it. */
  goal?: BookPosition
  atStart: boolean
  atEnd: boolean
  /** Whether the viewer has reported a position. */
  located: boolean
  /** Whether the user has moved since the viewer was mounted. Without a move, only the layout changes the position. */
  moved: boolean
  /** Whether progress may be written to the server; undefined until the book is open. */
  mayWrite?: boolean
  /** Last position that the user moved to. Layout changes do not change it. */
  read?: ProgressToSave
  /** Last progress that the server accepted. */
  written?: SavedProgress
  /** Progress in the current write request. */
  sending?: SavedProgress
  attempts: number
  neighbours?: NeighbourBooks
  failure?: unknown
  /** Error of the last write that the server rejected. */
  refusal?: unknown
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
  | { type: 'openBook'; book: NeighbourBook }
  | { type: 'leave' }

export interface SaveProgressInput {
  readonly bookId: string
  readonly position?: BookPosition
  readonly atEnd: boolean
  /** Time in milliseconds at which the user reached the position. */
  readonly time: number
}

/** Thrown by `saveProgress` when the server rejects the progress. The write must not be retried. */
export class ProgressRejectedError extends Error {}
