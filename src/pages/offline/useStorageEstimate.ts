import { useEffect, useState } from 'react'

/** Storage of this site in the browser, in bytes. */
interface Room {
  readonly used: number
  readonly most: number
}

/**
 * Storage usage and quota of this site.
 * @param change  a new value repeats the estimate
 * @returns undefined until the estimate is available, and where the browser does not support it
 */
export function useStorageEstimate(change: number): Room | undefined {
  const [room, setRoom] = useState<Room>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value repeats the estimate
  useEffect(() => {
    let isThere = true
    void navigator.storage?.estimate?.().then(
      ({ usage, quota }) => isThere && usage !== undefined && quota && setRoom({ used: usage, most: quota }),
      () => {},
    )
    return () => {
      isThere = false
    }
  }, [change])
  return room
}
