import type { LiveEventRecord, UserRecord } from '../world/records'
import type { World } from '../world/world'
import { requestLimits } from './requestLimits'

const HEARTBEAT_MS = 15_000
const QUEUE_MS = 10_000
const LONGEST_MS = 3_600_000

/** Creates the live event stream of a user. It ends when the signal aborts, or after an hour. */
export function eventStream(world: World, user: UserRecord, signal: AbortSignal): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const isAdmin = user.roles.includes('ADMIN')
  let stop = () => {}
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => {
        if ((controller.desiredSize ?? 0) > -requestLimits.queuedEventCount) controller.enqueue(encoder.encode(text))
        else close()
      }
      const close = () => {
        stop()
        controller.close()
      }
      const leave = world.subscribe(event => {
        if (isFor(event, user, isAdmin)) send(frame(event))
      })
      const heartbeat = setInterval(() => send(':heartbeat\n\n'), HEARTBEAT_MS)
      const end = setTimeout(close, LONGEST_MS)
      const own = streamsOf(world, user.id)
      own.add(close)
      const [oldest] = own
      if (oldest && own.size > requestLimits.eventStreamsPerUser) oldest()
      const leaveQueue = isAdmin ? queueTicker(world).join(send) : () => {}
      stop = () => {
        own.delete(close)
        leave()
        leaveQueue()
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

const openStreams = new WeakMap<World, Map<string, Set<() => void>>>()

/** Close functions of the open streams of a user, in the order of opening. */
function streamsOf(world: World, userId: string): Set<() => void> {
  const byUser = openStreams.get(world) ?? new Map<string, Set<() => void>>()
  openStreams.set(world, byUser)
  const own = byUser.get(userId) ?? new Set<() => void>()
  byUser.set(userId, own)
  return own
}

function isFor({ to }: LiveEventRecord, user: UserRecord, isAdmin: boolean): boolean {
  if (to === 'everyone') return true
  return to === 'admins' ? isAdmin : to.userId === user.id
}

function frame({ event, data }: Pick<LiveEventRecord, 'event' | 'data'>): string {
  return `event:${event}\ndata:${JSON.stringify(data)}\n\n`
}

type Ticker = { join: (send: (text: string) => void) => () => void }
const tickers = new WeakMap<World, Ticker>()

/** Returns the timer that sends the state of the task queue to all administrators. There is one per state. */
function queueTicker(world: World): Ticker {
  const known = tickers.get(world)
  if (known) return known
  const listeners = new Set<(text: string) => void>()
  let timer: NodeJS.Timeout | undefined
  const tick = () => {
    for (const send of listeners) send(frame({ event: 'TaskQueueStatus', data: world.tasks.status() }))
  }
  const ticker: Ticker = {
    join: send => {
      listeners.add(send)
      timer ??= setInterval(tick, QUEUE_MS).unref()
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
