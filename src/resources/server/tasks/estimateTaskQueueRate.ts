/** Number of tasks in the server queue at a certain time. */
export type TaskQueueSample = {
  /** Time of the sample in milliseconds, from a clock that never runs backwards. */
  timeMs: number
  count: number
  countByType: Readonly<Record<string, number>>
}

/** Rate at which the server finishes tasks, and remaining time. */
export type TaskQueueRate = {
  /**
   * Finished tasks per minute. Does not include tasks that were added and finished within the time between two samples.
   */
  finishedPerMinute: number
  /** Finished tasks per minute for each task type. Types without finished tasks are absent. */
  finishedPerMinuteByType: Readonly<Record<string, number>>
  /** Estimated time in milliseconds until the queue is empty. Undefined if the queue is not becoming shorter. */
  remainingMs: number | undefined
}

/**
 * Maximum age in milliseconds of the samples for an estimate. Older samples are ignored, because the server may have
 * worked on slower or faster tasks at that time.
 */
export const TASK_RATE_WINDOW_MS = 120_000
/**
 * Maximum time between two samples, in milliseconds. After a longer gap, the estimate uses only samples after the gap.
 */
export const MAX_TASK_SAMPLE_GAP_MS = 45_000
/** Minimum number of samples for an estimate of the rate. */
export const MIN_TASK_SAMPLES = 4
export const MIN_TASK_SAMPLE_SPAN_MS = 20_000

const MS_PER_MINUTE = 60_000

/**
 * Returns the samples for the next estimate: the earlier samples that are still usable, and a new sample. Omits samples
 * that are too old. If the queue was empty or the gap before the new sample is too long, omits all earlier samples.
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
 * Estimates how fast the server finishes tasks.
 * @param samples samples from {@link addTaskQueueSample}, oldest first
 * @returns undefined for an empty queue, for too few samples, and for samples within too short a time
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
 * Counts the finished tasks of each type. If the number of tasks decreases between two samples, the difference counts
 * as finished.
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
