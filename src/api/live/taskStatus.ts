import type { LiveEvents } from '../../generated/liveEvents'
import { createStore } from '../../preferences/observableStore'
import { useStoreValue } from '../../preferences/useStoreValue'
import { fitsShape, type Shape } from '../responseShape'
import { onLiveEvent } from './liveEvents'

type TaskStatus = LiveEvents['TaskQueueStatus']

const taskQueueShape: Shape = { count: 'count', countByType: ['*', 'number'] }
const idle: TaskStatus = { count: 0, countByType: {} }
const status = createStore(idle)

/** Returns the length of the server's task queue, in total and by type. Empty for users who are not administrators. */
export function useTaskStatus(): TaskStatus {
  return useStoreValue(status)
}

/** Follows the status events, which arrive every ten seconds. Returns a function that stops and clears the status. */
export function subscribeTaskStatus(): () => void {
  const stop = onLiveEvent('TaskQueueStatus', next => {
    if (!fitsShape(next, taskQueueShape)) return
    if (next.count !== status.get().count || next.count > 0) status.set(next)
  })
  return () => {
    stop()
    status.set(idle)
  }
}
