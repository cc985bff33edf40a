/** Position in a book. `at` is a unique key of the position. Each kind of viewer adds further fields. */
export interface BookPosition {
  readonly at: string
}

/** Result of opening a book. */
export interface OpenBookResult {
  /** Initial position. */
  readonly position: BookPosition
  /** False if the stored position could not be fetched. Progress is then never written. */
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
  /** Name of the read list that contains the neighbouring books; undefined for books of a series. */
  readonly readListName?: string
  /** Sides (next or previous) whose lookup failed. It is unknown whether a book exists there. */
  readonly unknownSides?: { readonly next?: boolean; readonly previous?: boolean }
}

export interface ViewerLocation {
  readonly position: BookPosition
  readonly atStart: boolean
  readonly atEnd: boolean
  /** True if a layout change moved the position. Such a position is not sent to the server. */
  readonly byLayout?: boolean
}

export interface ReaderMachineInput {
  readonly bookId: string
  readonly incognito: boolean
  /** Position in the URL, if any. */
  readonly requestedPosition?: BookPosition
}

/** Position to send to the server. */
export interface ProgressToSave {
  readonly position: BookPosition
  readonly atEnd: boolean
  /** Time at which the user reached the position, in milliseconds. */
  readonly time: number
}

export interface SavedProgress {
  readonly at: string
  readonly atEnd: boolean
}

export interface ReaderMachineContext extends ReaderMachineInput {
  position?: BookPosition
  /** Target of a jump that the viewer has not reached yet. */
  goal?: BookPosition
  atStart: boolean
  atEnd: boolean
  /** Whether the viewer has reported a position. */
  located: boolean
  /** Whether the user has moved in this viewer. Position changes before the first move come from the layout. */
  moved: boolean
  /** Whether progress may be written; undefined until the book has opened. */
  mayWrite?: boolean
  /** Last position that the user moved to. Layout changes update only `position`. */
  read?: ProgressToSave
  /** Progress that the server has. */
  written?: SavedProgress
  /** Progress of the pending write. */
  sending?: SavedProgress
  attempts: number
  neighbours?: NeighbourBooks
  failure?: unknown
  /** Error with which the server rejected the last write. */
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
  | ({ type: 'viewer.relocated' } & ViewerLocation)
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
  /** Time at which the user reached the position, in milliseconds. */
  readonly time: number
}

/** Thrown by `saveProgress` for a final rejection, which must not be retried. */
export class ProgressRejectedError extends Error {}
