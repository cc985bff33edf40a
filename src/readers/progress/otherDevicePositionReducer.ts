import type { ServerReadingPosition } from '../session/useReaderController'

/**
 * Time in milliseconds after a progress write. In this time, a progress event from the server counts as the echo of the
 * write.
 */
export const OWN_WRITE_ECHO_WINDOW_MS = 5_000

/**
 * State that decides when to fetch the position on the server, and whether to offer the position of another device.
 * Times are in milliseconds since 1970.
 */
export interface OtherDevicePositionState {
  /**
   * `refetching`: a fetch is running, and another fetch must follow, because a progress event has arrived in the
   * meantime.
   */
  readonly fetch: 'idle' | 'fetching' | 'refetching'
  /** Reading position from another device that is offered to the user now. Undefined if no position is offered. */
  readonly offer: ServerReadingPosition | undefined
  /** Positions of other devices that the user has already accepted or declined. */
  readonly decided: ReadonlySet<string>
  readonly fetchedAt: number
  /** Number of writes of this reader whose progress events the server has not sent yet. */
  readonly echoes: number
  readonly lastWriteAt: number
}

export type OtherDevicePositionEvent =
  | { readonly type: 'fetch.requested' }
  /** A fetch has succeeded. `offered` is the fetched position if it may be offered to the user, otherwise undefined. */
  | { readonly type: 'fetch.succeeded'; readonly time: number; readonly offered: ServerReadingPosition | undefined }
  | { readonly type: 'fetch.failed' }
  | { readonly type: 'server.progressChanged'; readonly time: number }
  | { readonly type: 'write.allowed'; readonly time: number }
  | { readonly type: 'write.sent'; readonly time: number }
  | { readonly type: 'write.rejected' }
  | { readonly type: 'user.decided' }

/**
 * Returns the initial state for a newly opened book.
 * @param time time at which the position was fetched from the server when the book was opened
 */
export const createOtherDevicePositionState = (time: number): OtherDevicePositionState => ({
  fetch: 'idle',
  offer: undefined,
  decided: new Set(),
  fetchedAt: time,
  echoes: 0,
  lastWriteAt: 0,
})

/** Returns the state after an event. Returns the same object if the event has no effect in this state. */
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
      return state.offer ? state : { ...state, fetchedAt: event.time }
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
