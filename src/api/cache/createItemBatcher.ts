type BatchDelays = { minDelayMs?: number; maxDelayMs?: number }

/**
 * Collects items and processes them in batches. The delay before a batch grows with the number of items that have
 * arrived recently.
 * @param work processes a batch. Failures of `work` are ignored.
 * @param delays minimum and maximum delay before a batch, in milliseconds
 * @returns `add` adds items to the next batch. `addAndFlush` adds items and processes the batch without delay.
 */
export function createItemBatcher<T>(
  work: (items: T[]) => Promise<unknown>,
  { minDelayMs = 50, maxDelayMs = 4000 }: BatchDelays = {},
) {
  let queued: T[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<unknown> | undefined
  let recentCount = 0
  let countedAt = 0

  const countItems = (count: number) => {
    const now = Date.now()
    recentCount = recentCount * 0.5 ** (Math.max(0, now - countedAt) / (maxDelayMs / 2)) + count
    countedAt = now
  }
  const startBatch = () => {
    clearTimeout(timer)
    timer = undefined
    const items = queued
    queued = []
    running = work(items).catch(ignoreFailure).then(finishBatch)
  }
  const scheduleBatch = () => {
    timer ??= setTimeout(startBatch, Math.min(maxDelayMs, minDelayMs + recentCount * DELAY_PER_ITEM_MS))
  }
  const finishBatch = () => {
    running = undefined
    if (queued.length > 0) scheduleBatch()
  }

  return {
    add(items: readonly T[]) {
      if (items.length === 0) return
      countItems(items.length)
      queued.push(...items)
      if (!running) scheduleBatch()
    },
    async addAndFlush(items: readonly T[]) {
      queued.push(...items)
      await running
      if (queued.length > 0) startBatch()
      await running
    },
  }
}

/** Additional delay in milliseconds before the next batch, for each recently added item. */
const DELAY_PER_ITEM_MS = 40

const ignoreFailure = () => undefined
