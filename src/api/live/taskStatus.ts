import { useSyncExternalStore } from 'react'
import type { LiveEvents } from '../../generated/liveEvents'
import { fitsShape, type Shape } from '../responseShape'
import { onLiveEvent } from './liveEvents'

type TaskStatus = LiveEvents['TaskQueueStatus']

const taskQueueShape: Shape = { count: 'count', countByType: ['*', 'number'] }
const idle: TaskStatus = { count: 0, countByType: {} }
let status = idle
const listeners = new Set<() => void>()

/** The work that waits on the server, in all and by type. Told to administrators only; nothing for others. */
export function useTaskStatus(): TaskStatus {
  return useSyncExternalStore(onTaskStatus, () => status)
}

/** Follows the live events, which come every ten seconds. Returns a function that stops and forgets the status. */
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
