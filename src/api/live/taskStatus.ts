import { useSyncExternalStore } from 'react'
import type { LiveEvents } from '../../generated/liveEvents'
import { fitsShape, type Shape } from '../responseShape'
import { onLiveEvent } from './liveEvents'

type TaskStatus = LiveEvents['TaskQueueStatus']

const taskQueueShape: Shape = { count: 'count', countByType: ['*', 'number'] }
const idle: TaskStatus = { count: 0, countByType: {} }
let status = idle
const listeners = new Set<() => void>()

/** Returns the length of the server's task queue, in total and by type. Empty for users who are not administrators. */
export function useTaskStatus(): TaskStatus {
  return useSyncExternalStore(onTaskStatus, () => status)
}

/** Follows the status events, which arrive every ten seconds. Returns a function that stops and clears the status. */
export function subscribeTaskStatus(): () => void {
  const stop = onLiveEvent('TaskQueueStatus', next => {
    if (!fitsShape(next, taskQueueShape)) return
    if (next.count !== status.count || next.count > 0) change(next)
  })
  return () => {
    stop()
    change(idle)
  }
}

function onTaskStatus(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: TaskStatus) {
  status = next
  for (const listener of listeners) listener()
}
