import type { Instant } from '../../language/dateTypes'
import { useLocaleFormat } from '../../language/localeFormat'

/** Relative time such as "3 days ago". The tooltip shows the exact time. Renders nothing without a time. */
export function RelativeTime({ at }: { at: Instant | undefined }) {
  const format = useLocaleFormat()
  if (!at) return null
  return (
    <time dateTime={at.toISOString()} title={format.dateTime(at)}>
      {format.relative(at)}
    </time>
  )
}
