type BatchDelays = { minDelayMs?: number; maxDelayMs?: number }

/**
 * Collects items that arrive in quick succession, so that they are processed together. The delay before the processing
 * grows with the number of items.
 * @param work processes the collected items. Failures of `work` are ignored.
 * @param delays shortest and longest delay before the processing, in milliseconds
 * @returns `add` adds items. `addAndFlush` adds items and processes all collected items without delay.
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

/**
 * Time in milliseconds by which each recently added item increases the delay before the collected items are processed.
 */
const DELAY_PER_ITEM_MS = 40

const ignoreFailure = () => undefined
