type EventStreamOptions = {
  url: string
  events: readonly string[]
  until: AbortSignal
  /**
   * Called before an ended stream is opened again. If it resolves to false, the stream stays closed. If it rejects, for
   * example because the server is unreachable, the client waits and calls it again.
   */
  mayReopen: () => Promise<boolean>
  /**
   * Whether this tab may have missed events before the stream opens for the first time. If true, `onGap` is called when
   * the stream opens.
   */
  gapBefore: boolean
  onEvent: (event: string, data: unknown) => void
  onState: (state: 'open' | 'closed') => void
  /**
   * Called when events may have been missed. `pictures` is true if the stream was interrupted for longer than
   * {@link LONG_GAP_MS}. If `pictures` is true, posters are refetched too.
   */
  onGap: (pictures: boolean) => void
}

const MIN_RECONNECT_DELAY_MS = 1000
const MAX_RECONNECT_DELAY_MS = 60_000
/**
 * Maximum duration in milliseconds of a short interruption. After a longer interruption, the client also refetches the
 * posters. The server ends each stream after an hour. The client then opens a new stream after about a second, so this
 * interruption is short.
 */
const LONG_GAP_MS = 10_000
/**
 * Time in milliseconds after which an open stream is regarded as stable. When a stable stream ends, the client opens it
 * again after the shortest delay.
 */
const STABLE_STREAM_MS = 60_000
/**
 * Maximum number of events per second. If more events arrive, the client closes the stream and opens it again after a
 * delay. Then the visible data is refetched.
 */
const MAX_EVENTS_PER_SECOND = 5_000
/**
 * Number of characters that count as a single event for {@link MAX_EVENTS_PER_SECOND}. A longer event counts as several
 * events.
 */
const CHARS_PER_EVENT = 1_000
/** Interval in milliseconds of the timer that detects the sleep mode of the device. */
const SLEEP_CHECK_INTERVAL_MS = 15_000
/**
 * Time in milliseconds. If the timer pauses for longer than this time, the device was in sleep mode, and the connection
 * is broken. The time is longer than a minute, because Chromium runs the timers of hidden pages only once a minute.
 */
const SLEEP_THRESHOLD_MS = 90_000

let reopenStreamOfTab: (() => void) | undefined

/**
 * Closes the event stream of this tab and opens it again, for example in a new session. Does nothing without a stream.
 */
export const reopenEventStream = (): void => reopenStreamOfTab?.()

/**
 * Opens a stream of server-sent events. After an interruption, opens the stream again with growing delays, unless
 * `mayReopen` resolves to false. Stops when the signal `until` aborts. Never throws.
 */
export function openEventStream(options: EventStreamOptions): void {
  const { url, events, until, mayReopen, gapBefore, onEvent, onState, onGap } = options
  let source: EventSource | undefined
  let delayMs = MIN_RECONNECT_DELAY_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  let openedAt = Number.POSITIVE_INFINITY
  let missedSince = gapBefore ? Date.now() : undefined

  const open = () => {
    if (typeof EventSource === 'undefined') return
    const isTooFast = createEventRateCheck()
    const requestedAt = Date.now()
    clearTimeout(timer)
    source = createEventSource(url, events, (event, data) => {
      if (isTooFast(data)) reopenLater()
      else onEvent(event, parseEventData(data))
    })
    source.addEventListener('open', () => {
      openedAt = Date.now()
      onState('open')
      // The interruption ends when the client requests the new stream, because the server sends all events that occur
      // after the request. The browser can dispatch `open` much later, because the server sends the response headers
      // only with the first event or heartbeat.
      if (missedSince !== undefined) onGap(requestedAt - missedSince > LONG_GAP_MS)
      missedSince = undefined
    })
    source.addEventListener('error', reopenLater)
  }
  const close = () => {
    clearTimeout(timer)
    source?.close()
    onState('closed')
    missedSince ??= Date.now()
  }
  const reopenLater = () => {
    close()
    if (Date.now() - openedAt >= STABLE_STREAM_MS) delayMs = MIN_RECONNECT_DELAY_MS
    openedAt = Number.POSITIVE_INFINITY
    timer = setTimeout(reopen, delayMs * (0.75 + Math.random() / 2))
    delayMs = Math.min(delayMs * 2, MAX_RECONNECT_DELAY_MS)
  }
  const reopen = async () => {
    const closedSource = source
    const isAllowed = await mayReopen().catch(() => undefined)
    // Another call of `reopen` may have opened a stream in the meantime.
    if (until.aborted || source !== closedSource || isAllowed === false) return
    if (isAllowed) open()
    else reopenLater()
  }
  const reopenNow = () => {
    delayMs = MIN_RECONNECT_DELAY_MS
    close()
    void reopen()
  }

  if (until.aborted) return
  until.addEventListener('abort', onWakeOrReconnect(reopenNow))
  until.addEventListener('abort', close)
  open()
}

function createEventSource(url: string, events: readonly string[], onEvent: (event: string, data: string) => void) {
  const source = new EventSource(url, { withCredentials: true })
  for (const event of events)
    source.addEventListener(event, ({ data }: MessageEvent) => {
      if (source.readyState !== CLOSED) onEvent(event, String(data))
    })
  return source
}

/**
 * Value of `EventSource.CLOSED`. In this state, the client ignores all events. The browser may still deliver events
 * after a call of `close`.
 */
const CLOSED = 2

function createEventRateCheck(): (data: string) => boolean {
  let windowStart = Date.now()
  let count = 0
  return data => {
    if (Date.now() - windowStart >= 1_000) {
      windowStart = Date.now()
      count = 0
    }
    count += 1 + Math.floor(data.length / CHARS_PER_EVENT)
    return count > MAX_EVENTS_PER_SECOND
  }
}

/**
 * Registers a listener that is called after the device has slept, when the network returns, when the page returns from
 * the back/forward cache, and by {@link reopenEventStream}. Returns an unregister function.
 */
function onWakeOrReconnect(listener: () => void): () => void {
  let lastTickAt = Date.now()
  const ticker = setInterval(() => {
    const hasSlept = Date.now() - lastTickAt > SLEEP_THRESHOLD_MS
    lastTickAt = Date.now()
    if (hasSlept) listener()
  }, SLEEP_CHECK_INTERVAL_MS)
  const handlePageShow = (event: PageTransitionEvent) => {
    if (event.persisted) listener()
  }
  globalThis.addEventListener?.('online', listener)
  globalThis.addEventListener?.('pageshow', handlePageShow)
  reopenStreamOfTab = listener
  return () => {
    clearInterval(ticker)
    reopenStreamOfTab = undefined
    globalThis.removeEventListener?.('online', listener)
    globalThis.removeEventListener?.('pageshow', handlePageShow)
  }
}

/** Parses the JSON data of an event. Returns an empty object for invalid data. */
function parseEventData(data: string): object {
  try {
    return { ...JSON.parse(data) }
  } catch {
    return {}
  }
}
