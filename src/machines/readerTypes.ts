/** Where the reader is. `at` names the place; what else a position holds is known to its viewer alone. */
export interface Position {
  readonly at: string
}

/** What is known once a book lies open. */
export interface OpenedBook {
  /** The place to begin at. */
  readonly position: Position
  /** False when the stored position could not be read: then nothing is ever written. */
  readonly progressKnown: boolean
}

/** A book before or behind the one being read. */
export interface Neighbour {
  readonly id: string
  readonly title: string
  readonly detail: string
  readonly pagesCount: number
  readonly reader: 'comic' | 'epub'
}

export interface Neighbours {
  readonly next?: Neighbour
  readonly previous?: Neighbour
  /** The name of the read list that they are of. */
  readonly within?: string
  /** The sides that the server could not be asked for: a book that is missing there may be there. */
  readonly unsure?: { readonly next?: boolean; readonly previous?: boolean }
}

export interface Location {
  readonly position: Position
  readonly atStart: boolean
  readonly atEnd: boolean
  /** True when the room or the look changed, not the reader: such a place is shown, not told to the server. */
  readonly byLayout?: boolean
}

export interface ReaderInput {
  readonly bookId: string
  readonly incognito: boolean
  /** The place asked for by the address, when it names one. */
  readonly wanted?: Position
}

/** A place that the reader came to, and that the server is told. */
export interface ProgressReport {
  readonly position: Position
  readonly atEnd: boolean
  /** When the reader came there, in milliseconds. */
  readonly time: number
}

export interface SavedProgress {
  readonly at: string
  readonly atEnd: boolean
}

export interface ReaderContext extends ReaderInput {
  position?: Position
  /** Where the reader jumped, until a viewer is there. */
  goal?: Position
  atStart: boolean
  atEnd: boolean
  /** True once a viewer said where it is. */
  located: boolean
  /** True from the first deed of the reader with this viewer on: what happens before is layout, not reading. */
  moved: boolean
  /** Undefined until the book lies open. */
  mayWrite?: boolean
  /** Where the reader went last; undefined until then. The position may differ from it by layout. */
  read?: ProgressReport
  /** What needs no writing any more. */
  written?: SavedProgress
  /** What is being sent at this moment. */
  sending?: SavedProgress
  attempts: number
  neighbours?: Neighbours
  failure?: unknown
  /** Why the last write was refused, when it was. */
  refusal?: unknown
}

export type ReaderEvent =
  | { type: 'user.next' }
  | { type: 'user.previous' }
  | { type: 'user.goTo'; position: Position }
  | { type: 'user.openNext' }
  | { type: 'user.openPrevious' }
  | { type: 'user.retry' }
  | { type: 'user.leave' }
  /** Of the places here and on another device the one here counts. */
  | { type: 'user.stay' }
  | { type: 'viewer.registered' }
  | ({ type: 'viewer.relocated' } & Location)
  | { type: 'viewer.failed'; failure: unknown }
  | { type: 'page.hidden' }
  | { type: 'server.reachable' }

export type ReaderEmitted =
  | { type: 'show'; position: Position }
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'openBook'; book: Neighbour }
  | { type: 'leave' }

export interface SaveInput {
  readonly bookId: string
  readonly position?: Position
  readonly atEnd: boolean
  /** When the reader came there, in milliseconds. */
  readonly time: number
}

/** Thrown by `saveProgress` when asking again would get the same answer. */
export class ProgressRejected extends Error {}
