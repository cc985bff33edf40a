type EventStreamOptions = {
  url: string
  /** Names of the server-sent events that the stream receives. */
  events: readonly string[]
  until: AbortSignal
  /** Returns whether the stream may reconnect. Throws if the server is unreachable. */
  mayReopen: () => Promise<boolean>
  /** Whether this tab may have missed events before the stream opens for the first time. */
  gapBefore: boolean
  onEvent: (event: string, data: unknown) => void
  onState: (state: 'open' | 'closed') => void
  /**
   * Reports that events may have been missed. `pictures` is true after a gap longer than {@link LONG_GAP_MS}. Posters
   * are then refetched too.
   */
  onGap: (pictures: boolean) => void
}

const MIN_RECONNECT_DELAY_MS = 1000
const MAX_RECONNECT_DELAY_MS = 60_000
/**
 * Minimum length of a gap in the live events, in milliseconds, that causes a refetch of posters. The hourly reconnect
 * of the server causes a shorter gap.
 */
const LONG_GAP_MS = 10_000
/** If a timer is late by more than this time in milliseconds, the device has slept. Connections break during sleep. */
const SLEEP_THRESHOLD_MS = 30_000

/**
 * Opens a stream of server-sent events and reconnects until `until` aborts. The delay between attempts grows. Never
 * throws.
 */
export function openEventStream({
  url,
  events,
  until,
  mayReopen,
  gapBefore,
  onEvent,
  onState,
  onGap,
}: EventStreamOptions): void {
  let source: EventSource | undefined
  let delayMs = MIN_RECONNECT_DELAY_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  let missedSince = gapBefore ? Date.now() : undefined

  const open = () => {
    if (typeof EventSource === 'undefined') return
    source = createEventSource(url, events, onEvent)
    source.addEventListener('open', () => {
      delayMs = MIN_RECONNECT_DELAY_MS
      onState('open')
      if (missedSince !== undefined) onGap(Date.now() - missedSince > LONG_GAP_MS)
      missedSince = undefined
    })
    source.addEventListener('error', reopenLater)
  }
  const close = () => {
    source?.close()
    onState('closed')
  }
  const reopenLater = () => {
    close()
    missedSince ??= Date.now()
    clearTimeout(timer)
    timer = setTimeout(reopen, delayMs * (0.75 + Math.random() / 2))
    delayMs = Math.min(delayMs * 2, MAX_RECONNECT_DELAY_MS)
  }
  const reopen = async () => {
    const isAllowed = await mayReopen().catch(() => undefined)
    if (until.aborted || isAllowed === false) return
    if (isAllowed) open()
    else reopenLater()
  }
  const reopenNow = () => {
    delayMs = MIN_RECONNECT_DELAY_MS
    close()
    missedSince ??= Date.now()
    clearTimeout(timer)
    void reopen()
  }

  const stopWatching = onWakeOrReconnect(reopenNow)
  until.addEventListener('abort', () => {
    stopWatching()
    clearTimeout(timer)
    close()
  })
  if (!until.aborted) open()
}

/** Opens the event stream and passes its events to `onEvent`. */
function createEventSource(url: string, events: readonly string[], onEvent: EventStreamOptions['onEvent']) {
  const source = new EventSource(url, { withCredentials: true })
  for (const event of events)
    source.addEventListener(event, ({ data }: MessageEvent) => onEvent(event, parseEventData(data)))
  return source
}

/**
 * Registers a listener for wake-up, network return, and page return from the back/forward cache. Returns an unregister
 * function.
 */
function onWakeOrReconnect(listener: () => void): () => void {
  let lastTickAt = Date.now()
  const ticker = setInterval(() => {
    const hasSlept = Date.now() - lastTickAt > SLEEP_THRESHOLD_MS + 15_000
    lastTickAt = Date.now()
    if (hasSlept) listener()
  }, 15_000)
  const handlePageShow = (event: PageTransitionEvent) => {
    if (event.persisted) listener()
  }
  globalThis.addEventListener?.('online', listener)
  globalThis.addEventListener?.('pageshow', handlePageShow)
  return () => {
    clearInterval(ticker)
    globalThis.removeEventListener?.('online', listener)
    globalThis.removeEventListener?.('pageshow', handlePageShow)
  }
}

/** Parses the JSON data of an event. Returns an empty object for invalid data. */
function parseEventData(data: unknown): object {
  try {
    return { ...JSON.parse(String(data)) }
  } catch {
    return {}
  }
}
