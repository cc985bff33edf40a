import type { Instant } from '../../language/dateTypes'
import { useFormat } from '../../language/format'

/** Relative time such as "3 days ago". The tooltip shows the exact time. Renders nothing without a time. */
export function RelativeTime({ at }: { at: Instant | undefined }) {
  const format = useFormat()
  if (!at) return null
  return (
    <time dateTime={at.toISOString()} title={format.dateTime(at)}>
      {format.relative(at)}
    </time>
  )
}
