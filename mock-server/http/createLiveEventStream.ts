import { isAdmin } from '../responses/formatResponseValues'
import type { LiveEventWithAudience, UserRecord } from '../state/libraryRecords'
import type { MockServerState } from '../state/mockServerState'
import { requestLimits } from './requestLimits'

const HEARTBEAT_INTERVAL_MS = 15_000
const QUEUE_STATUS_INTERVAL_MS = 10_000
const MAX_STREAM_MS = 3_600_000

/**
 * Creates the live event stream of a user. The stream ends after an hour, or earlier if the client reads too slowly or
 * the user opens too many streams. After `signal` is aborted, the stream sends nothing. As on the real server, an open
 * stream does not change when the user gets or loses the administrator role. It also does not change when the session
 * expires, or when the user is deleted.
 */
export function createLiveEventStream(
  world: MockServerState,
  user: UserRecord,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const receivesAdminEvents = isAdmin(user)
  let stop = () => {}
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => {
        if ((controller.desiredSize ?? 0) > -requestLimits.queuedEventCount) controller.enqueue(encoder.encode(text))
        else close()
      }
      let isOpen = true
      const close = () => {
        stop()
        if (isOpen) controller.close()
        isOpen = false
      }
      const unsubscribe = world.subscribe(event => {
        if (isEventForUser(event, user, receivesAdminEvents)) send(formatEvent(event))
      })
      const heartbeat = setInterval(() => send(':heartbeat\n\n'), HEARTBEAT_INTERVAL_MS)
      const end = setTimeout(close, MAX_STREAM_MS)
      const userStreams = openStreamsOfUser(world, user.id)
      userStreams.add(close)
      const [oldest] = userStreams
      if (oldest && userStreams.size > requestLimits.eventStreamsPerUser) oldest()
      const leaveTicker = receivesAdminEvents ? queueStatusTicker(world).join(send) : () => {}
      stop = () => {
        userStreams.delete(close)
        unsubscribe()
        leaveTicker()
        clearInterval(heartbeat)
        clearTimeout(end)
      }
      heartbeat.unref?.()
      end.unref?.()
      signal.addEventListener('abort', stop)
    },
    cancel: () => stop(),
  })
}

const openStreams = new WeakMap<MockServerState, Map<string, Set<() => void>>>()

/** Returns the functions that close the open event streams of a user, oldest stream first. */
function openStreamsOfUser(world: MockServerState, userId: string): Set<() => void> {
  const byUser = openStreams.get(world) ?? new Map<string, Set<() => void>>()
  openStreams.set(world, byUser)
  const userStreams = byUser.get(userId) ?? new Set<() => void>()
  byUser.set(userId, userStreams)
  return userStreams
}

function isEventForUser({ to }: LiveEventWithAudience, user: UserRecord, receivesAdminEvents: boolean): boolean {
  if (to === 'everyone') return true
  return to === 'admins' ? receivesAdminEvents : to.userId === user.id
}

function formatEvent({ event, data }: Pick<LiveEventWithAudience, 'event' | 'data'>): string {
  return `event:${event}\ndata:${JSON.stringify(data)}\n\n`
}

type QueueStatusTicker = { join: (send: (text: string) => void) => () => void }
const tickers = new WeakMap<MockServerState, QueueStatusTicker>()

/**
 * Returns the timer that sends the state of the task queue to all administrators. All streams of a mock server share
 * the timer.
 */
function queueStatusTicker(world: MockServerState): QueueStatusTicker {
  const existing = tickers.get(world)
  if (existing) return existing
  const listeners = new Set<(text: string) => void>()
  let timer: NodeJS.Timeout | undefined
  const tick = () => {
    for (const send of listeners) send(formatEvent({ event: 'TaskQueueStatus', data: world.tasks.status() }))
  }
  const ticker: QueueStatusTicker = {
    join: send => {
      listeners.add(send)
      timer ??= setInterval(tick, QUEUE_STATUS_INTERVAL_MS)
      timer.unref?.()
      return () => {
        listeners.delete(send)
        if (!listeners.size) {
          clearInterval(timer)
          timer = undefined
        }
      }
    },
  }
  tickers.set(world, ticker)
  return ticker
}
