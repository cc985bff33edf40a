import { useLocaleFormatters } from '../../language/localeFormatters'
import styles from './CountBadge.module.css'

type CountBadgeProps = {
  count: number
  /** Text for screen readers, which must contain the count. */
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

/** Small dot beside the text of a link. The label is for screen readers and the tooltip. */
export function DotBadge({ label }: { label: string }) {
  return (
    <span className={styles.dot} title={label}>
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
