import type { Book } from '../generated/model.schemas'

/**
 * Position in a book. Two positions are equal if `at` is equal. The comic reader and the EPUB reader add further fields
 * to this type.
 */
export interface BookPosition {
  readonly at: string
}

/** Position at which a book opens. */
export interface OpenBookResult {
  readonly position: BookPosition
}

/** Book before or after the open book. */
export interface PreviousOrNextBook {
  readonly id: string
  readonly title: string
  readonly detail: string
  readonly pagesCount: number
  readonly reader: 'comic' | 'epub'
  /** Null if the user has not started to read the book. */
  readonly readProgress: Book['readProgress']
}

export interface PreviousAndNextBooks {
  readonly next?: PreviousOrNextBook
  readonly previous?: PreviousOrNextBook
  /**
   * Name of the read list if the next and previous book are from a read list. Undefined if they are from the series.
   */
  readonly readListName?: string
  /**
   * Directions in which the client does not know the neighboring book, because the request for this book has failed.
   */
  readonly unknownSides?: { readonly next?: boolean; readonly previous?: boolean }
}

export interface ViewerPositionReport {
  readonly position: BookPosition
  readonly atStart: boolean
  readonly atEnd: boolean
  /**
   * Whether a layout change, for example a resize, has moved the position. The reader does not send this position to
   * the server.
   */
  readonly byLayout?: boolean
}

export interface ReaderMachineInput {
  readonly bookId: string
  readonly incognito: boolean
  /** Position at which the book must open, read from the URL. Undefined if the URL contains no position. */
  readonly requestedPosition?: BookPosition
}

/** Reading position that the reader must send to the server. */
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
  /** Position that the viewer must show next. Undefined if the viewer has already shown it. */
  goal?: BookPosition
  atStart: boolean
  atEnd: boolean
  /** Whether the viewer has reported its first position. */
  located: boolean
  /**
   * Whether the user has moved since the current viewer was opened. If false, only layout changes have moved the
   * position.
   */
  moved: boolean
  /** Last position to which the user moved. Layout changes do not change this position. */
  read?: ProgressToSave
  /**
   * Progress that need not be sent again: the progress that the server last accepted or rejected, or the position at
   * which the book opened.
   */
  written?: SavedProgress
  /** Reading progress that is being sent to the server now. */
  sending?: SavedProgress
  attempts: number
  neighbors?: PreviousAndNextBooks
  failure?: unknown
  /**
   * Error with which the server last rejected reading progress. Undefined if the server has not rejected any progress,
   * or has accepted progress since then.
   */
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
  /** Another device has sent a newer position, and the user has chosen to continue with the position of this device. */
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

/**
 * Error that `saveProgress` throws if the server rejects the progress. The server would reject it again, so the reader
 * does not retry.
 */
export class ProgressRejectedError extends Error {}
