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
 * Time in milliseconds without a report after which the task numbers are outdated. The server reports the queue every
 * 10 seconds.
 */
const REPORT_TIMEOUT_MS = 35_000

type TaskQueue = {
  count: number
  countByType: Readonly<Record<string, number>>
  /** Speed of the queue. Undefined without enough reports. */
  rate: TaskQueueRate | undefined
  /** Whether the server has sent no report yet, reports regularly, or has stopped reporting. */
  reports: 'waiting' | 'current' | 'interrupted'
  /** Starts a new measurement of the rate. Called after tasks were removed. */
  restartRate: () => void
}

/** Follows the task queue of the server. Measures the rate from the mount of the component. */
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
