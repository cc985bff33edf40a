import { useEffect, useState } from 'react'

/** Time in milliseconds after which a tab without the lock reports that another tab has the lock. */
const LOCK_WAIT_MS = 500

/**
 * Acquires a Web Lock, and releases it when the component unmounts. Browsers without Web Locks have no lock, so that
 * several tabs can be `running`.
 * @param lockName name of the lock, the same in all tabs
 * @returns `running` if this tab has the lock, `otherTab` while another tab has it, and `starting` until this is known
 */
export function useExclusiveTab(lockName: string): 'starting' | 'otherTab' | 'running' {
  const [status, setStatus] = useState<'starting' | 'otherTab' | 'running'>(navigator.locks ? 'starting' : 'running')
  useEffect(() => {
    if (!navigator.locks) return
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => setStatus('otherTab'), LOCK_WAIT_MS)
    const start = () => {
      clearTimeout(timer)
      setStatus('running')
      return new Promise<void>(resolve => signal.addEventListener('abort', () => resolve()))
    }
    void navigator.locks.request(lockName, { signal }, start).catch(() => {
      // The browser denies the use of locks, for example in private browsing.
      if (!signal.aborted) void start()
    })
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [lockName])
  return status
}
