import type { Instant } from '../../language/dateTypes'
import { useLocaleFormatters } from '../../language/localeFormatters'

/** Relative time such as "3 days ago", with the exact time as tooltip. Renders nothing if the time is undefined. */
export function RelativeTime({ at }: { at: Instant | undefined }) {
  const format = useLocaleFormatters()
  if (!at) return null
  return (
    <time dateTime={at.toISOString()} title={format.dateTime(at)}>
      {format.relative(at)}
    </time>
  )
}
