import type { ServerReadingPosition } from '../session/useReaderController'

/**
 * Maximum time in milliseconds between a progress write of this reader and the server event that reports this write. A
 * progress event that arrives later is treated as a change by another device.
 */
export const OWN_WRITE_ECHO_WINDOW_MS = 5_000

/**
 * State of the search for a newer reading position of another device. The reader fetches the position from the server
 * and may offer it to the user. Times are in milliseconds since 1970.
 */
export interface OtherDevicePositionState {
  /**
   * `refetching`: a fetch is running, and a progress event has arrived in the meantime. Another fetch must follow,
   * because the running fetch may return an outdated position.
   */
  readonly fetch: 'idle' | 'fetching' | 'refetching'
  /** Reading position of another device that the reader offers to the user now. Undefined if no position is offered. */
  readonly offer: ServerReadingPosition | undefined
  /** Reading positions of other devices that the user has already accepted or declined. */
  readonly decided: ReadonlySet<string>
  /**
   * Time of the last fetch. 0 if the book was opened without the current position of the server, and no fetch has
   * succeeded since then.
   */
  readonly fetchedAt: number
  /** Number of progress writes of this reader for which the progress event of the server has not arrived yet. */
  readonly echoes: number
  readonly lastWriteAt: number
}

export type OtherDevicePositionEvent =
  | { readonly type: 'fetch.requested' }
  /**
   * A fetch has succeeded. `offered` is the fetched reading position. It is undefined if the reader must not offer this
   * position to the user.
   */
  | { readonly type: 'fetch.succeeded'; readonly time: number; readonly offered: ServerReadingPosition | undefined }
  | { readonly type: 'fetch.failed' }
  | { readonly type: 'server.progressChanged'; readonly time: number }
  | { readonly type: 'write.allowed'; readonly time: number }
  | { readonly type: 'write.sent'; readonly time: number }
  | { readonly type: 'write.rejected' }
  | { readonly type: 'user.decided' }

/**
 * Creates the initial state for a newly opened book.
 * @param time time of the first fetch of the reading position, in milliseconds since 1970. This fetch happens when the
 *   book is opened. 0 if this fetch has not returned the current position of the server
 */
export const createOtherDevicePositionState = (time: number): OtherDevicePositionState => ({
  fetch: 'idle',
  offer: undefined,
  decided: new Set(),
  fetchedAt: time,
  echoes: 0,
  lastWriteAt: 0,
})

/** Returns the state after an event. May return the same state object if the event has no effect. */
export function otherDevicePositionReducer(
  state: OtherDevicePositionState,
  event: OtherDevicePositionEvent,
): OtherDevicePositionState {
  switch (event.type) {
    case 'fetch.requested':
      return state.fetch === 'idle' ? { ...state, fetch: 'fetching' } : state
    case 'fetch.succeeded':
      return afterFetch(state, { fetchedAt: event.time, offer: offerOf(state, event.offered) })
    case 'fetch.failed':
      return afterFetch(state, {})
    case 'server.progressChanged':
      if (isEcho(state, event.time)) return { ...state, echoes: state.echoes - 1 }
      return { ...state, fetch: state.fetch === 'idle' ? 'fetching' : 'refetching' }
    case 'write.allowed':
      return state.offer || state.fetchedAt === 0 ? state : { ...state, fetchedAt: event.time }
    case 'write.sent': {
      const echoes = event.time - state.lastWriteAt > OWN_WRITE_ECHO_WINDOW_MS ? 0 : state.echoes
      return { ...state, echoes: echoes + 1, lastWriteAt: event.time }
    }
    case 'write.rejected':
      return state.echoes === 0 ? state : { ...state, echoes: state.echoes - 1 }
    case 'user.decided':
      return state.offer
        ? { ...state, offer: undefined, decided: new Set([...state.decided, state.offer.position.at]) }
        : state
  }
}

function afterFetch(
  state: OtherDevicePositionState,
  result: Partial<OtherDevicePositionState>,
): OtherDevicePositionState {
  if (state.fetch === 'idle') return state
  return { ...state, ...result, fetch: state.fetch === 'refetching' ? 'fetching' : 'idle' }
}

const offerOf = (
  { decided }: OtherDevicePositionState,
  candidate: ServerReadingPosition | undefined,
): ServerReadingPosition | undefined => (candidate && decided.has(candidate.position.at) ? undefined : candidate)

const isEcho = ({ echoes, lastWriteAt }: OtherDevicePositionState, time: number): boolean =>
  echoes > 0 && time - lastWriteAt < OWN_WRITE_ECHO_WINDOW_MS
