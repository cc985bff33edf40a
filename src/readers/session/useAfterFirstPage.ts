import { useEffect, useState } from 'react'
import { type Reader, useReaderState } from './useReader'

/** Delay after the first page, in milliseconds. Loading earlier would slow down the first page turn. */
const pause = 2_000

/** Returns true from some time after the first page is shown. */
export function useAfterFirstPage(reader: Reader): boolean {
  const located = useReaderState(reader, ({ context }) => context.located)
  const [later, setLater] = useState(false)
  useEffect(() => {
    if (!located) return
    const timer = setTimeout(() => setLater(true), pause)
    return () => clearTimeout(timer)
  }, [located])
  return later
}
