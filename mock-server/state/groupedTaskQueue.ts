/** Waiting task. `group` is '' for a task without a group. */
type GroupedTask = { id: string; group: string }

/**
 * Queue of tasks with equal priority. Tasks without a group come first, then the groups in the order of their names.
 * Tasks of the same group keep the order in which they were added. The real server uses this order only for tasks that
 * were added in the same second.
 */
export class GroupedTaskQueue<Task extends GroupedTask> {
  private readonly groups = new Map<string, Map<string, Task>>()
  private readonly sortedGroups: string[] = []

  add(task: Task): void {
    const tasks = this.groups.get(task.group)
    if (tasks) {
      tasks.set(task.id, task)
      return
    }
    this.groups.set(task.group, new Map([[task.id, task]]))
    this.sortedGroups.splice(this.positionOf(task.group), 0, task.group)
  }

  remove({ id, group }: Task): void {
    const tasks = this.groups.get(group)
    if (!tasks?.delete(id) || tasks.size) return
    this.groups.delete(group)
    this.sortedGroups.splice(this.positionOf(group), 1)
  }

  /** Returns the next task or undefined if the queue is empty. Does not remove the task. */
  first(): Task | undefined {
    const [group] = this.sortedGroups
    return group === undefined ? undefined : this.groups.get(group)?.values().next().value
  }

  /**
   * Returns the index of a group in the sorted list of groups. For a group that is not in the list, returns the index
   * at which the caller must insert the group.
   */
  private positionOf(group: string): number {
    let [low, high] = [0, this.sortedGroups.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.sortedGroups[middle] ?? '') < group) low = middle + 1
      else high = middle
    }
    return low
  }
}
