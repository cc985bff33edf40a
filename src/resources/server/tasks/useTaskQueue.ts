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
 * Maximum time in milliseconds since the last report about the task queue. After this time, the numbers are treated as
 * outdated. The server sends a report every 10 seconds.
 */
const REPORT_TIMEOUT_MS = 35_000

type TaskQueue = {
  count: number
  countByType: Readonly<Record<string, number>>
  /**
   * Speed at which the server finishes tasks. Undefined if the queue is empty, and until the client has received enough
   * reports.
   */
  rate: TaskQueueRate | undefined
  /**
   * State of the reports about the task queue. `waiting`: the component has just been mounted and waits for the first
   * report. `current`: the latest report arrived less than {@link REPORT_TIMEOUT_MS} ago. `interrupted`: no report has
   * arrived for {@link REPORT_TIMEOUT_MS}. After this time without a first report, `waiting` changes to `interrupted`.
   */
  reports: 'waiting' | 'current' | 'interrupted'
  /**
   * Restarts the measurement of the speed. Must be called after waiting tasks were removed, because removed tasks would
   * be counted as finished.
   */
  restartRate: () => void
}

/**
 * Returns the current state of the task queue of the server. Measures the speed of the server while the component is
 * mounted.
 */
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
