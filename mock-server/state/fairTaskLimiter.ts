/**
 * Maximum number of tasks that run at the same time. `total` is the limit for all tasks. `perGroup` is the limit for
 * each group of tasks.
 */
export type TaskConcurrencyLimits = { readonly total: number; readonly perGroup: number }

/**
 * Limits the number of tasks that run at the same time. Groups of tasks take turns. As a result, a group with many
 * tasks does not delay other groups.
 */
export class FairTaskLimiter {
  private readonly running = new Map<string, number>()
  /** Waiting tasks by group. The first group that has not reached its limit has the next turn. */
  private readonly waiting = new Map<string, (() => void)[]>()
  private total = 0

  constructor(private readonly limits: TaskConcurrencyLimits) {}

  /**
   * Waits until it is the turn of `group`, and then runs the task.
   * @returns the result of the task
   */
  async run<Result>(group: string, task: () => Promise<Result>): Promise<Result> {
    await new Promise<void>(start => {
      const queue = this.waiting.get(group) ?? []
      this.waiting.set(group, queue)
      queue.push(start)
      this.startNext()
    })
    try {
      return await task()
    } finally {
      this.total -= 1
      const rest = (this.running.get(group) ?? 1) - 1
      if (rest > 0) this.running.set(group, rest)
      else this.running.delete(group)
      this.startNext()
    }
  }

  private startNext(): void {
    if (this.total >= this.limits.total) return
    for (const [group, queue] of this.waiting) {
      const count = this.running.get(group) ?? 0
      if (count >= this.limits.perGroup) continue
      const start = queue.shift()
      this.waiting.delete(group)
      if (queue.length) this.waiting.set(group, queue)
      this.running.set(group, count + 1)
      this.total += 1
      start?.()
      return
    }
  }
}
