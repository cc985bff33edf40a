/** Options of {@link runInSingleTab}. */
interface RunInSingleTabOptions {
  /** Name of the Web Lock, the same in all tabs. */
  readonly lockName: string
  /** Releases the lock, or cancels the wait for the lock. */
  readonly signal: AbortSignal
  /** Called when this tab has the lock. */
  readonly run: () => void
  /** Called before `run` if this tab must wait, because another tab has the lock. */
  readonly onOtherTab: () => void
}

/**
 * Calls `run` when this tab has acquired a Web Lock. Keeps the lock until `signal` aborts. If another tab has the lock,
 * waits until that tab is closed or releases the lock. If the browser has no Web Locks or denies their use, for example
 * in private browsing, calls `run` without a lock. Several tabs may then call `run`.
 */
export function runInSingleTab({ lockName, signal, run, onOtherTab }: RunInSingleTabOptions): void {
  if (!navigator.locks) {
    run()
    return
  }
  const runUntilAbort = () => {
    if (signal.aborted) return
    run()
    return new Promise<void>(resolve => signal.addEventListener('abort', () => resolve()))
  }
  const waitForLock = () => navigator.locks.request(lockName, { signal }, runUntilAbort).catch(() => undefined)
  let isAnswered = false
  navigator.locks
    .request(lockName, { ifAvailable: true }, lock => {
      isAnswered = true
      if (lock) return runUntilAbort()
      if (signal.aborted) return
      onOtherTab()
      void waitForLock()
    })
    .catch(() => {
      if (!isAnswered) void runUntilAbort()
    })
}
