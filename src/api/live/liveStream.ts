type Stream = {
  url: string
  /** The names of events to listen for; the server names each of them. */
  events: readonly string[]
  until: AbortSignal
  /** Asked before each new attempt; false ends the attempts. Throws while the server is away. */
  mayReopen: () => Promise<boolean>
  /** Whether something may have been missed before this stream is open for the first time. */
  gapBefore: boolean
  onEvent: (event: string, data: unknown) => void
  onState: (state: 'open' | 'closed') => void
  /** The stream is open and something may have been missed; `pictures` when it was away for long. */
  onGap: (pictures: boolean) => void
}

const shortest = 1000
const longest = 60_000
/** A break shorter than this is the server's hourly renewal or a passing hiccup: pictures are not asked anew for it. */
const longBreak = 10_000
/** A clock that jumps further than this means that the machine slept: whatever is open is dead. */
const nap = 30_000

/**
 * Keeps one stream of server-sent events open until the signal: opened again with growing pauses, after sleep, and when the
 * network is back. Never throws; without a stream the application works on.
 */
export function openEventStream({ url, events, until, mayReopen, gapBefore, onEvent, onState, onGap }: Stream): void {
  let source: EventSource | undefined
  let pause = shortest
  let timer: ReturnType<typeof setTimeout> | undefined
  let missedSince = gapBefore ? Date.now() : undefined

  const open = () => {
    if (typeof EventSource === 'undefined') return
    source = new EventSource(url, { withCredentials: true })
    source.addEventListener('open', () => {
      pause = shortest
      onState('open')
      if (missedSince !== undefined) onGap(Date.now() - missedSince > longBreak)
      missedSince = undefined
    })
    source.addEventListener('error', reopenLater)
    for (const event of events) source.addEventListener(event, ({ data }: MessageEvent) => onEvent(event, parsed(data)))
  }
  const close = () => {
    source?.close()
    onState('closed')
  }
  const reopenLater = () => {
    close()
    missedSince ??= Date.now()
    clearTimeout(timer)
    timer = setTimeout(reopen, pause * (0.75 + Math.random() / 2))
    pause = Math.min(pause * 2, longest)
  }
  const reopen = async () => {
    const may = await mayReopen().catch(() => undefined)
    if (until.aborted || may === false) return
    if (may) open()
    else reopenLater()
  }
  const reopenNow = () => {
    pause = shortest
    close()
    missedSince ??= Date.now()
    clearTimeout(timer)
    void reopen()
  }

  const stopWatching = onWaking(reopenNow)
  until.addEventListener('abort', () => {
    stopWatching()
    clearTimeout(timer)
    close()
  })
  if (!until.aborted) open()
}

/** Calls back when the machine wakes from sleep, when the network is back, and when the page comes out of the cache. */
function onWaking(listener: () => void): () => void {
  let tick = Date.now()
  const watch = setInterval(() => {
    const slept = Date.now() - tick > nap + 15_000
    tick = Date.now()
    if (slept) listener()
  }, 15_000)
  const shown = (event: PageTransitionEvent) => {
    if (event.persisted) listener()
  }
  globalThis.addEventListener?.('online', listener)
  globalThis.addEventListener?.('pageshow', shown)
  return () => {
    clearInterval(watch)
    globalThis.removeEventListener?.('online', listener)
    globalThis.removeEventListener?.('pageshow', shown)
  }
}

/** The members of an event; none where its data is no JSON object. */
function parsed(data: unknown): object {
  try {
    return { ...JSON.parse(String(data)) }
  } catch {
    return {}
  }
}
