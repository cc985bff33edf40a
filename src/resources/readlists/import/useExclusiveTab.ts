import { useEffect, useState } from 'react'
import { runInSingleTab } from '../../../api/program/runInSingleTab'

/**
 * Acquires a Web Lock, and releases it when the component unmounts. Without Web Locks, each tab is `running` (see
 * {@link runInSingleTab}).
 * @param lockName name of the lock, the same in all tabs
 * @returns `running` if this tab has the lock, `otherTab` while another tab has it, and `starting` until this is known
 */
export function useExclusiveTab(lockName: string): 'starting' | 'otherTab' | 'running' {
  const [status, setStatus] = useState<'starting' | 'otherTab' | 'running'>(navigator.locks ? 'starting' : 'running')
  useEffect(() => {
    const controller = new AbortController()
    runInSingleTab({
      lockName,
      signal: controller.signal,
      run: () => setStatus('running'),
      onOtherTab: () => setStatus('otherTab'),
    })
    return () => controller.abort()
  }, [lockName])
  return status
}
