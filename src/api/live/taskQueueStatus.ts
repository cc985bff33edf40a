import type { LiveEvents } from '../../generated/liveEvents'
import { createObservableStore } from '../../preferences/observableStore'
import { useObservableStoreValue } from '../../preferences/useObservableStoreValue'
import { matchesResponseShape, type ResponseShape } from '../responseShape'
import { onLiveEvent } from './liveEvents'

type TaskQueueStatus = LiveEvents['TaskQueueStatus']

const taskQueueShape: ResponseShape = { count: 'count', countByType: ['*', 'number'] }
const EMPTY_QUEUE: TaskQueueStatus = { count: 0, countByType: {} }
const queueStatus = createObservableStore(EMPTY_QUEUE)

/**
 * Returns the number of tasks in the server queue, in total and by type. The numbers are 0 for users without the role
 * ADMIN.
 */
export function useTaskQueueStatus(): TaskQueueStatus {
  return useObservableStoreValue(queueStatus)
}

/**
 * Updates the numbers of tasks whenever the server sends an event about its task queue. Returns a function that stops
 * the updates and sets the numbers of tasks to 0.
 */
export function startTaskQueueStatusUpdates(): () => void {
  const stop = onLiveEvent('TaskQueueStatus', next => {
    if (!matchesResponseShape(next, taskQueueShape)) return
    if (next.count !== queueStatus.get().count || next.count > 0) queueStatus.set(next)
  })
  return () => {
    stop()
    queueStatus.set(EMPTY_QUEUE)
  }
}
