import type { Instant } from '../../api/dates'
import { useFormat } from '../../language/format'

/** How long ago something was, with the exact time for those who ask. */
export function RelativeTime({ at }: { at: Instant | undefined }) {
  const format = useFormat()
  if (!at) return null
  return (
    <time dateTime={at.toISOString()} title={format.dateTime(at)}>
      {format.relative(at)}
    </time>
  )
}
