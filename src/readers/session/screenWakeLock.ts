/**
 * Keeps the screen awake while the page is seen.
 * @returns lets it sleep again
 */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  let over = false
  const ask = async () => {
    if (document.visibilityState !== 'visible' || !navigator.wakeLock) return
    try {
      lock = await navigator.wakeLock.request('screen')
      if (over) void lock.release()
    } catch {
      // refused, as on a low battery: the screen sleeps as usual
    }
  }
  void ask()
  document.addEventListener('visibilitychange', ask)
  return () => {
    over = true
    document.removeEventListener('visibilitychange', ask)
    void lock?.release()
  }
}
