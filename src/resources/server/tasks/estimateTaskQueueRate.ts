/** Length of the task queue at a time. */
export type TaskQueueSample = {
  /** Time of the sample in milliseconds. The clock must never run backwards. */
  timeMs: number
  count: number
  countByType: Readonly<Record<string, number>>
}

/** Speed at which the server finishes tasks. */
export type TaskQueueRate = {
  /** Finished tasks per minute. Does not count tasks that were added and finished between two samples. */
  finishedPerMinute: number
  /** Finished tasks per minute by type. Omits types without finished tasks. */
  finishedPerMinuteByType: Readonly<Record<string, number>>
  /** Time until the queue is empty, in milliseconds. Undefined while the queue does not become shorter. */
  remainingMs: number | undefined
}

/** Maximum age of a sample, in milliseconds. The speed depends on the task type, so older samples are misleading. */
export const TASK_RATE_WINDOW_MS = 120_000
/** Maximum gap between two samples, in milliseconds. A longer gap invalidates the earlier samples. */
export const MAX_TASK_SAMPLE_GAP_MS = 45_000
/** Minimum number of samples for a rate, and minimum time between the first and the last sample. */
export const MIN_TASK_SAMPLES = 4
export const MIN_TASK_SAMPLE_SPAN_MS = 20_000

const MS_PER_MINUTE = 60_000

/**
 * Adds a sample and removes outdated samples. An empty queue removes all earlier samples.
 * @param samples earlier samples, oldest first
 */
export function addTaskQueueSample(
  samples: readonly TaskQueueSample[],
  sample: TaskQueueSample,
): readonly TaskQueueSample[] {
  const latest = samples.at(-1)
  const gapMs = latest ? sample.timeMs - latest.timeMs : 0
  if (sample.count === 0 || gapMs < 0 || gapMs > MAX_TASK_SAMPLE_GAP_MS) return [sample]
  return [...samples.filter(({ timeMs, count }) => count > 0 && sample.timeMs - timeMs <= TASK_RATE_WINDOW_MS), sample]
}

/**
 * Estimates the speed of the queue.
 * @param samples samples from {@link addTaskQueueSample}, oldest first
 * @returns undefined for an empty queue and for too few samples
 */
export function estimateTaskQueueRate(samples: readonly TaskQueueSample[]): TaskQueueRate | undefined {
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last || last.count === 0 || samples.length < MIN_TASK_SAMPLES) return undefined
  const spanMs = last.timeMs - first.timeMs
  if (spanMs < MIN_TASK_SAMPLE_SPAN_MS) return undefined
  const finishedByType = countFinished(samples)
  const perMinute = (tasks: number) => (tasks / spanMs) * MS_PER_MINUTE
  const shrinkage = first.count - last.count
  return {
    finishedPerMinute: perMinute(Object.values(finishedByType).reduce((sum, finished) => sum + finished, 0)),
    finishedPerMinuteByType: Object.fromEntries(
      Object.entries(finishedByType).map(([type, finished]) => [type, perMinute(finished)]),
    ),
    remainingMs: shrinkage > 0 ? (last.count / shrinkage) * spanMs : undefined,
  }
}

/** Counts the finished tasks by type. Each decrease between two samples counts as finished tasks. */
function countFinished(samples: readonly TaskQueueSample[]): Record<string, number> {
  const finished: Record<string, number> = {}
  for (const [index, { countByType }] of samples.entries()) {
    const next = samples[index + 1]?.countByType
    if (!next) break
    for (const [type, count] of Object.entries(countByType)) {
      const decrease = count - (Object.hasOwn(next, type) ? (next[type] ?? 0) : 0)
      if (decrease > 0) finished[type] = (Object.hasOwn(finished, type) ? (finished[type] ?? 0) : 0) + decrease
    }
  }
  return finished
}
