import { useEffect, useState } from 'react'

/** Storage usage and quota of this site, in bytes. */
interface StorageUsage {
  readonly usedBytes: number
  readonly quotaBytes: number
}

/**
 * Returns the storage usage and quota of this site.
 * @param refreshKey number that the caller changes to request a new estimate
 * @returns undefined until the first estimate is available, and in browsers that provide no estimate
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
