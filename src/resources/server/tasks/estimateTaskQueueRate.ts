/** Measurement of the task queue: the number of tasks at a certain time. */
export type TaskQueueSample = {
  /** Time of the measurement in milliseconds. The clock must be monotonic, such as `performance.now()`. */
  timeMs: number
  count: number
  countByType: Readonly<Record<string, number>>
}

/** Speed at which the server finishes tasks, and the remaining time. */
export type TaskQueueRate = {
  /**
   * Number of finished tasks per minute. Tasks that were added and finished between two measurements are not included.
   */
  finishedPerMinute: number
  /** Number of finished tasks per minute, for each task type with finished tasks. */
  finishedPerMinuteByType: Readonly<Record<string, number>>
  /** Estimated time in milliseconds until the queue is empty. Undefined if the number of tasks does not decrease. */
  remainingMs: number | undefined
}

/**
 * Maximum age in milliseconds of the measurements that an estimate uses. Older measurements are not useful, because the
 * server may then have worked on slower or faster tasks.
 */
export const TASK_RATE_WINDOW_MS = 120_000
/**
 * Maximum time in milliseconds between two measurements. If more time has passed, all earlier measurements are
 * discarded.
 */
export const MAX_TASK_SAMPLE_GAP_MS = 45_000
/** Minimum number of measurements that an estimate needs. */
export const MIN_TASK_SAMPLES = 4
export const MIN_TASK_SAMPLE_SPAN_MS = 20_000

const MS_PER_MINUTE = 60_000

/**
 * Adds a new measurement to the earlier measurements. Removes all earlier measurements in these cases:
 * - The new measurement shows an empty queue.
 * - The time since the latest earlier measurement is longer than {@link MAX_TASK_SAMPLE_GAP_MS}, or negative.
 *
 * Otherwise, removes only earlier measurements that show an empty queue or are older than {@link TASK_RATE_WINDOW_MS}.
 * @param samples earlier measurements, oldest first
 * @param sample new measurement, which the result always contains
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
 * Estimates how fast the server finishes tasks.
 * @param samples result of {@link addTaskQueueSample}, oldest first
 * @returns undefined if the queue is empty, or if there are too few measurements, or if they cover too little time
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

/**
 * Counts the finished tasks of each type. When the number of tasks of a type decreases, the difference is the number of
 * finished tasks.
 */
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
