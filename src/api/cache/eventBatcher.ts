type Pace = { soon?: number; most?: number }

/**
 * Gathers what arrives in bursts, so that much costs little: a single thing is worked on at once, hundreds a second become
 * one piece of work every few seconds. Nothing is lost, no two pieces of work run at the same time.
 * @param work  gets everything that arrived since the last time
 * @returns `add` for what arrives, `now` to work without waiting
 */
export function eventBatcher<T>(work: (items: T[]) => Promise<unknown>, { soon = 50, most = 4000 }: Pace = {}) {
  let waiting: T[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let working: Promise<unknown> | undefined
  let heat = 0
  let heatAt = 0

  const arrivals = (count: number) => {
    const now = Date.now()
    heat = heat * 0.5 ** (Math.max(0, now - heatAt) / (most / 2)) + count
    heatAt = now
  }
  const start = () => {
    clearTimeout(timer)
    timer = undefined
    const items = waiting
    waiting = []
    working = work(items).catch(ignore).then(finish)
  }
  const startLater = () => {
    timer ??= setTimeout(start, Math.min(most, soon + heat * perArrival))
  }
  const finish = () => {
    working = undefined
    if (waiting.length > 0) startLater()
  }

  return {
    add(items: readonly T[]) {
      if (items.length === 0) return
      arrivals(items.length)
      waiting.push(...items)
      if (!working) startLater()
    },
    /** Also what `add` still holds back. */
    async now(items: readonly T[]) {
      waiting.push(...items)
      await working
      if (waiting.length > 0) start()
      await working
    },
  }
}

/** Each recent arrival makes the next piece of work wait this much longer, in milliseconds. */
const perArrival = 40

/** Whoever works tells of failures itself; the next piece must not be held up by one. */
const ignore = () => undefined
