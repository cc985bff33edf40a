import { describeErrorForLog } from '../../server/operation/describeErrorForLog'

/** Task types that occur in the live event TaskQueueStatus (server-facts 2.11). */
type TaskType =
  | 'ScanLibrary'
  | 'FindBooksToConvert'
  | 'FindBooksWithMissingPageHash'
  | 'FindDuplicatePagesToDelete'
  | 'EmptyTrash'
  | 'AnalyzeBook'
  | 'GenerateBookThumbnail'
  | 'RefreshBookMetadata'
  | 'HashBook'
  | 'HashBookPages'
  | 'HashBookKoreader'
  | 'RefreshSeriesMetadata'
  | 'AggregateSeriesMetadata'
  | 'RefreshBookLocalArtwork'
  | 'RefreshSeriesLocalArtwork'
  | 'ImportBook'
  | 'ConvertBook'
  | 'RepairExtension'
  | 'RemoveHashedPages'
  | 'RebuildIndex'
  | 'UpgradeIndex'
  | 'DeleteBook'
  | 'DeleteSeries'
  | 'FindBookThumbnailsToRegenerate'

type QueuedTask = { id: string; type: TaskType; priority: number; run: () => Promise<void> | void }
/** Finished task. `finished` is its end time in epoch milliseconds. */
export type FinishedTaskRecord = { type: TaskType; seconds: number; failed: boolean; finished: number }

/**
 * Maximum number of finished tasks that are stored for the metrics. Above this number, the oldest tasks are deleted.
 */
const MAX_REMEMBERED_RUNS = 20_000

/**
 * Returns a text that names a task in the log. The text contains the task type and the record id. It does not contain
 * paths, which are in the ids of some tasks.
 */
function formatTaskIdForLog({ id, type }: QueuedTask): string {
  return /^[A-Za-z]+_[0-9A-Za-z]+/.exec(id)?.[0] ?? type
}

/** Task priorities of the real server. Tasks that a user starts run before tasks that a scan adds. */
export const TASK_PRIORITY = { lowest: 0, low: 2, default: 4, high: 6, highest: 8 }

/**
 * Runs tasks by priority. At most `poolSize` tasks run at the same time. A new task replaces a waiting task with the
 * same id.
 */
export class TaskQueue {
  readonly runs: FinishedTaskRecord[] = []
  poolSize = 1
  private readonly waiting = new Map<number, Map<string, QueuedTask>>()
  private readonly priorityOf = new Map<string, number>()
  private running = new Map<QueuedTask, Promise<void>>()
  private order = 0
  private isStopped = false
  private scheduled = false
  private idleWaiters: (() => void)[] = []

  /**
   * Adds a task.
   * @param options `id` identifies the task. If a waiting task has the same id, the new task replaces it. Without an
   *   `id`, the task gets a unique id
   */
  add(type: TaskType, run: QueuedTask['run'], options: { priority?: number; id?: string } = {}): void {
    this.order += 1
    const id = options.id ?? `${type}_${this.order}`
    const priority = options.priority ?? TASK_PRIORITY.default
    this.take(id)
    const same = this.waiting.get(priority) ?? new Map<string, QueuedTask>()
    this.waiting.set(priority, same.set(id, { id, type, priority, run }))
    this.priorityOf.set(id, priority)
    this.schedule()
  }

  /** Returns the number of waiting and running tasks: the total, and the number for each type. */
  status(): { count: number; countByType: Record<string, number> } {
    const countByType: Record<string, number> = {}
    const all = [...this.waiting.values()].flatMap(tasks => [...tasks.values()])
    for (const { type } of [...all, ...this.running.keys()]) countByType[type] = (countByType[type] ?? 0) + 1
    return { count: this.priorityOf.size + this.running.size, countByType }
  }

  /** Removes all waiting tasks. Returns the number of removed tasks. */
  clear(): number {
    const count = this.priorityOf.size
    this.waiting.clear()
    this.priorityOf.clear()
    return count
  }

  /** Resolves when no task is waiting or running. */
  idle(): Promise<void> {
    if (!this.priorityOf.size && !this.running.size) return Promise.resolve()
    return new Promise(done => this.idleWaiters.push(done))
  }

  /** Prevents further tasks from starting. Resolves when all running tasks are finished. */
  async stop(): Promise<void> {
    this.isStopped = true
    await Promise.all(this.running.values())
  }

  private schedule(): void {
    if (this.scheduled) return
    this.scheduled = true
    setImmediate(() => {
      this.scheduled = false
      this.fill()
    })
  }

  private fill(): void {
    while (!this.isStopped && this.running.size < this.poolSize) {
      const next = this.takeNext()
      if (!next) break
      const promise = this.perform(next).finally(() => {
        this.running.delete(next)
        this.schedule()
      })
      this.running.set(next, promise)
    }
    if (!this.priorityOf.size && !this.running.size) for (const done of this.idleWaiters.splice(0)) done()
  }

  private takeNext(): QueuedTask | undefined {
    const highest = Math.max(...[...this.waiting].filter(([, tasks]) => tasks.size).map(([priority]) => priority))
    const next = this.waiting.get(highest)?.values().next().value
    return next && this.take(next.id)
  }

  private take(id: string): QueuedTask | undefined {
    const tasks = this.waiting.get(this.priorityOf.get(id) ?? Number.NaN)
    const task = tasks?.get(id)
    tasks?.delete(id)
    this.priorityOf.delete(id)
    return task
  }

  private async perform(task: QueuedTask): Promise<void> {
    const start = performance.now()
    let failed = false
    try {
      await task.run()
    } catch (error) {
      failed = true
      console.error(`Task ${formatTaskIdForLog(task)} failed: ${describeErrorForLog(error)}`)
    }
    if (this.runs.length > MAX_REMEMBERED_RUNS) this.runs.splice(0, MAX_REMEMBERED_RUNS / 10)
    this.runs.push({ type: task.type, seconds: (performance.now() - start) / 1000, failed, finished: Date.now() })
  }
}
