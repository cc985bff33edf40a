import { useEffect, useState } from 'react'
import { onLiveEvent } from '../../../api/live/liveEvents'
import { useTaskQueueStatus } from '../../../api/live/taskQueueStatus'
import {
  addTaskQueueSample,
  estimateTaskQueueRate,
  type TaskQueueRate,
  type TaskQueueSample,
} from './estimateTaskQueueRate'

/** The server reports the queue every 10 seconds; after this time without a report the figures are outdated. */
const REPORT_TIMEOUT_MS = 35_000

type TaskQueue = {
  count: number
  countByType: Readonly<Record<string, number>>
  /** Undefined without enough reports. */
  rate: TaskQueueRate | undefined
  /** Reports of the server: none yet, regular, or interrupted. */
  reports: 'waiting' | 'current' | 'interrupted'
  /** Restarts the measurement of the rate. Called after tasks were removed from the queue. */
  restartRate: () => void
}

/** Follows the task queue of the server. The rate is measured from the moment at which the component mounts. */
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
