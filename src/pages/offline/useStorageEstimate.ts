import { useEffect, useState } from 'react'

/** Storage usage and quota of this site, in bytes. */
interface StorageUsage {
  readonly usedBytes: number
  readonly quotaBytes: number
}

/**
 * Returns the storage usage and quota of this site.
 * @param refreshKey  any value; a new value repeats the estimate
 * @returns undefined before the estimate is available, and in browsers without estimates
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
