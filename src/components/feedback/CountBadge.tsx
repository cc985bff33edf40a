import { useLocaleFormatters } from '../../language/localeFormatters'
import styles from './CountBadge.module.css'

type CountBadgeProps = {
  count: number
  /** Text that screen readers read instead of the number, for example "5 new books". Must contain the number. */
  label: string
}

/** Small badge with a number, beside the text of a link. Renders nothing for 0. */
export function CountBadge({ count, label }: CountBadgeProps) {
  const format = useLocaleFormatters()
  if (count === 0) return null
  return (
    <span className={styles.badge}>
      <span aria-hidden>{format.number(count)}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  )
}

/**
 * Small dot that draws attention to a link. Place it beside the text of the link.
 * @param label explanation of the dot, for the tooltip and for screen readers
 */
export function DotBadge({ label }: { label: string }) {
  return (
    <span className={styles.dot} title={label}>
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
