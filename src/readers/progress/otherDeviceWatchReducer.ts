import type { ServerReadingPosition } from '../session/useReaderController'

/** Progress events that arrive within this time after a write of this reader count as caused by that write. */
export const WRITE_ECHO_WINDOW_MS = 5_000

/** State of the watch for reading positions of other devices. Times are in milliseconds since the epoch. */
export interface OtherDeviceWatchState {
  /** `refetching`: the response of the running fetch may be older than the last event, so another fetch must follow. */
  readonly fetch: 'idle' | 'fetching' | 'refetching'
  /** Position of another device that is offered to the user. It blocks writes until the user decides. */
  readonly offer: ServerReadingPosition | undefined
  /** Positions that the user has decided about. */
  readonly decided: ReadonlySet<string>
  readonly fetchedAt: number
  /** Number of writes of this reader whose progress event has not arrived yet. */
  readonly echoes: number
  readonly lastWriteAt: number
}

export type OtherDeviceWatchEvent =
  | { readonly type: 'fetch.requested' }
  /** `offered`: fetched position at which this reader has never been; undefined if there is none. */
  | { readonly type: 'fetch.succeeded'; readonly time: number; readonly offered: ServerReadingPosition | undefined }
  | { readonly type: 'fetch.failed' }
  | { readonly type: 'server.progressChanged'; readonly time: number }
  | { readonly type: 'write.allowed'; readonly time: number }
  | { readonly type: 'write.sent'; readonly time: number }
  | { readonly type: 'write.rejected' }
  | { readonly type: 'user.decided' }

/**
 * Returns the state of a book that was just opened.
 * @param time  time at which the book was opened and its position fetched
 */
export const createOtherDeviceWatchState = (time: number): OtherDeviceWatchState => ({
  fetch: 'idle',
  offer: undefined,
  decided: new Set(),
  fetchedAt: time,
  echoes: 0,
  lastWriteAt: 0,
})

/**
 * Returns the state after an event. Returns the same state for an event that is not allowed in it: the end of a fetch
 * that is not running, a write while a position is offered, or a decision without an offer.
 */
export function otherDeviceWatchReducer(
  state: OtherDeviceWatchState,
  event: OtherDeviceWatchEvent,
): OtherDeviceWatchState {
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
      return state.offer ? state : { ...state, fetchedAt: event.time }
    case 'write.sent': {
      const echoes = event.time - state.lastWriteAt > WRITE_ECHO_WINDOW_MS ? 0 : state.echoes
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

function afterFetch(state: OtherDeviceWatchState, result: Partial<OtherDeviceWatchState>): OtherDeviceWatchState {
  if (state.fetch === 'idle') return state
  return { ...state, ...result, fetch: state.fetch === 'refetching' ? 'fetching' : 'idle' }
}

const offerOf = (
  { decided }: OtherDeviceWatchState,
  candidate: ServerReadingPosition | undefined,
): ServerReadingPosition | undefined => (candidate && decided.has(candidate.position.at) ? undefined : candidate)

const isEcho = ({ echoes, lastWriteAt }: OtherDeviceWatchState, time: number): boolean =>
  echoes > 0 && time - lastWriteAt < WRITE_ECHO_WINDOW_MS
