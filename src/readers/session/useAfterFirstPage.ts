import { useEffect, useState } from 'react'
import { type Reader, useReaderState } from './useReader'

/** So long after the first page the rest has time, in milliseconds; asked for sooner it would stand in the way of a first turn. */
const pause = 2_000

/** True from shortly after the first page is shown. */
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
