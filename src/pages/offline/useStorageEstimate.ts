import { useEffect, useState } from 'react'

/** How much this site keeps in the browser, and how much the browser would let it, in bytes. */
interface Room {
  readonly used: number
  readonly most: number
}

/**
 * The room for kept books; undefined until it is known, and where the browser does not say.
 * @param change  asked anew whenever it is another one
 */
export function useStorageEstimate(change: number): Room | undefined {
  const [room, setRoom] = useState<Room>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number asks anew
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
