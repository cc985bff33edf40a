import { useLocaleFormatters } from '../../language/localeFormatters'
import styles from './SpinnerWithCount.module.css'

/**
 * Spinner for tasks of unknown duration, for a labeled button. Not announced to screen readers, because the number of
 * tasks changes often.
 * @param count number of remaining tasks, shown beside the spinner
 */
export function SpinnerWithCount({ count }: { count: number }) {
  const { number } = useLocaleFormatters()
  return (
    <span className={styles.ring}>
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="10" className={styles.track} />
        <circle cx="12" cy="12" r="10" className={styles.arc} />
      </svg>
      <span className={styles.count}>{count > MAX_COUNT ? `${number(MAX_COUNT)}+` : number(count)}</span>
    </span>
  )
}

const MAX_COUNT = 999
