import type { LiveEvents } from '../../generated/liveEvents'
import { createStore } from '../../preferences/observableStore'
import { useStoreValue } from '../../preferences/useStoreValue'
import { fitsShape, type Shape } from '../responseShape'
import { onLiveEvent } from './liveEvents'

type TaskStatus = LiveEvents['TaskQueueStatus']

const taskQueueShape: Shape = { count: 'count', countByType: ['*', 'number'] }
const idle: TaskStatus = { count: 0, countByType: {} }
const status = createStore(idle)

/** The work that waits on the server, in all and by type. Told to administrators only; nothing for others. */
export function useTaskStatus(): TaskStatus {
  return useStoreValue(status)
}

/** Follows the live events, which come every ten seconds. Returns a function that stops and forgets the status. */
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
