import { useEffect, useState } from 'react'
import { onLiveEvent } from '../../../api/live/liveEvents'
import { useTaskQueueStatus } from '../../../api/live/taskQueueStatus'
import {
  addTaskQueueSample,
  estimateTaskQueueRate,
  type TaskQueueRate,
  type TaskQueueSample,
} from './estimateTaskQueueRate'

/**
 * Maximum time in milliseconds without a report about the task queue. After this time, the numbers count as outdated.
 * The server sends a report every 10 seconds.
 */
const REPORT_TIMEOUT_MS = 35_000

type TaskQueue = {
  count: number
  countByType: Readonly<Record<string, number>>
  /** Rate at which the server finishes tasks. Undefined until there are enough reports. */
  rate: TaskQueueRate | undefined
  /**
   * State of the server's reports about its task queue. `waiting`: no report has arrived yet. `interrupted`: the
   * reports have stopped.
   */
  reports: 'waiting' | 'current' | 'interrupted'
  /** Discards the measured rate and starts measuring again. Must be called after tasks were removed. */
  restartRate: () => void
}

/** Returns the task queue of the server, updated live. The rate is measured while the component is mounted. */
export function useTaskQueue(): TaskQueue {
  const { count, countByType } = useTaskQueueStatus()
  const [samples, setSamples] = useState<readonly TaskQueueSample[]>([])
  const [reports, setReports] = useState<TaskQueue['reports']>('waiting')
  useEffect(() => {
    const interrupt = () => setReports('interrupted')
    let timer = setTimeout(interrupt, REPORT_TIMEOUT_MS)
    const stop = onLiveEvent('TaskQueueStatus', status => {
      clearTimeout(timer)
      timer = setTimeout(interrupt, REPORT_TIMEOUT_MS)
      setReports('current')
      setSamples(earlier => addTaskQueueSample(earlier, { ...status, timeMs: performance.now() }))
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
  return { count, countByType, rate: estimateTaskQueueRate(samples), reports, restartRate: () => setSamples([]) }
}
