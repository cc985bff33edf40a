/**
 * Keeps the screen awake while the page is visible.
 * @returns function that releases the wake lock
 */
export function keepScreenAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  let isReleased = false
  const requestLock = async () => {
    if (document.visibilityState !== 'visible' || !navigator.wakeLock) return
    try {
      lock = await navigator.wakeLock.request('screen')
      if (isReleased) void lock.release()
    } catch {
      // Ignores the error of a browser that refuses the wake lock, for example on low battery.
    }
  }
  void requestLock()
  document.addEventListener('visibilitychange', requestLock)
  return () => {
    isReleased = true
    document.removeEventListener('visibilitychange', requestLock)
    void lock?.release()
  }
}
