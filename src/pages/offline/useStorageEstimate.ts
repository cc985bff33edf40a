import { useEffect, useState } from 'react'

/** Storage of this site in the browser, in bytes. */
interface StorageUsage {
  readonly usedBytes: number
  readonly quotaBytes: number
}

/**
 * Storage usage and quota of this site.
 * @param refreshKey  a new value repeats the estimate
 * @returns undefined until the estimate is available, and where the browser does not support it
 */
export function useStorageEstimate(refreshKey: number): StorageUsage | undefined {
  const [usage, setUsage] = useState<StorageUsage>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value repeats the estimate
  useEffect(() => {
    let isMounted = true
    void navigator.storage?.estimate?.().then(
      ({ usage, quota }) =>
        isMounted && usage !== undefined && quota && setUsage({ usedBytes: usage, quotaBytes: quota }),
      () => {},
    )
    return () => {
      isMounted = false
    }
  }, [refreshKey])
  return usage
}
