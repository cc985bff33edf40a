import type { LiveEvents } from '../../generated/liveEvents'
import { createStore } from '../../preferences/observableStore'
import { useStoreValue } from '../../preferences/useStoreValue'
import { fitsShape, type Shape } from '../responseShape'
import { onLiveEvent } from './liveEvents'

type TaskQueueStatus = LiveEvents['TaskQueueStatus']

const taskQueueShape: Shape = { count: 'count', countByType: ['*', 'number'] }
const EMPTY_QUEUE: TaskQueueStatus = { count: 0, countByType: {} }
const queueStatus = createStore(EMPTY_QUEUE)

/** Returns the length of the server's task queue, in total and by type. Empty for users who are not administrators. */
export function useTaskQueueStatus(): TaskQueueStatus {
  return useStoreValue(queueStatus)
}

/** Follows the status events, which arrive every ten seconds. Returns a function that stops and clears the status. */
export function subscribeTaskQueueStatus(): () => void {
  const stop = onLiveEvent('TaskQueueStatus', next => {
    if (!fitsShape(next, taskQueueShape)) return
    if (next.count !== queueStatus.get().count || next.count > 0) queueStatus.set(next)
  })
  return () => {
    stop()
    queueStatus.set(EMPTY_QUEUE)
  }
}
