import { describeErrorForLog } from '../../server/operation/describeErrorForLog'
import { GroupedTaskQueue } from './groupedTaskQueue'

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

type QueuedTask = { id: string; type: TaskType; priority: number; group: string; run: () => Promise<void> | void }
/** Finished task. `finished` is its end time in epoch milliseconds. */
export type FinishedTaskRecord = { type: TaskType; seconds: number; failed: boolean; finished: number }

/**
 * Maximum number of stored finished tasks. Above this number, the oldest tenth is deleted. The metrics and the server
 * log use the stored tasks.
 */
const MAX_REMEMBERED_RUNS = 20_000

/**
 * Returns the name of a task for the log. The name contains the task type and the record id. It never contains a file
 * path, although some task ids contain paths.
 */
function formatTaskIdForLog({ id, type }: QueuedTask): string {
  return /^[A-Za-z]+_[0-9A-Za-z]+/.exec(id)?.[0] ?? type
}

/** Task priorities of the real server. Tasks with a higher priority run first. */
export const TASK_PRIORITY = { lowest: 0, low: 2, default: 4, high: 6, highest: 8 }

/**
 * Runs tasks by priority. At most `poolSize` tasks run at the same time. A new task replaces a waiting task with the
 * same id.
 */
export class TaskQueue {
  readonly runs: FinishedTaskRecord[] = []
  poolSize = 1
  private readonly waiting = new Map<string, QueuedTask>()
  private readonly byPriority = new Map<number, GroupedTaskQueue<QueuedTask>>()
  private running = new Map<QueuedTask, Promise<void>>()
  private order = 0
  private isStopped = false
  private scheduled = false
  private idleWaiters: (() => void)[] = []

  /**
   * Adds a task.
   * @param options `id` identifies the task. If a waiting task has the same id, the new task replaces it. Without an
   *   `id`, the task gets a unique id. Tasks with a higher `priority` run first. `group` is the id of the series to
   *   which the task belongs. Among tasks with equal priority, tasks without a group run first, then the groups in the
   *   order of their ids
   */
  add(type: TaskType, run: QueuedTask['run'], options: { priority?: number; id?: string; group?: string } = {}): void {
    this.order += 1
    const { id = `${type}_${this.order}`, priority = TASK_PRIORITY.default, group = '' } = options
    const task = { id, type, priority, group, run }
    const replaced = this.waiting.get(id)
    if (replaced) this.take(replaced)
    this.waiting.set(id, task)
    const queue = this.byPriority.get(priority) ?? new GroupedTaskQueue()
    this.byPriority.set(priority, queue)
    queue.add(task)
    this.schedule()
  }

  /** Returns the number of waiting and running tasks: the total, and the number for each type. */
  status(): { count: number; countByType: Record<string, number> } {
    const countByType: Record<string, number> = {}
    for (const { type } of [...this.waiting.values(), ...this.running.keys()])
      countByType[type] = (countByType[type] ?? 0) + 1
    return { count: this.waiting.size + this.running.size, countByType }
  }

  /** Removes all waiting tasks. Returns the number of removed tasks. */
  clear(): number {
    const count = this.waiting.size
    this.waiting.clear()
    this.byPriority.clear()
    return count
  }

  /** Resolves when no task is waiting or running. */
  idle(): Promise<void> {
    if (!this.waiting.size && !this.running.size) return Promise.resolve()
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
    if (!this.waiting.size && !this.running.size) for (const done of this.idleWaiters.splice(0)) done()
  }

  private takeNext(): QueuedTask | undefined {
    const priorities = [...this.byPriority.keys()].sort((a, b) => b - a)
    for (const priority of priorities) {
      const next = this.byPriority.get(priority)?.first()
      if (next) return this.take(next)
    }
    return undefined
  }

  private take(task: QueuedTask): QueuedTask {
    this.waiting.delete(task.id)
    this.byPriority.get(task.priority)?.remove(task)
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
