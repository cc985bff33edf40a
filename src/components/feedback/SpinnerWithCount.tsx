import styles from './SpinnerWithCount.module.css'

/**
 * Spinner for tasks of unknown duration.
 * @param label accessible name
 * @param count number of remaining tasks, shown beside the spinner
 */
export function SpinnerWithCount({ label, count }: { label: string; count?: number }) {
  return (
    <span className={styles.ring} role="status" aria-label={label}>
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="10" className={styles.track} />
        <circle cx="12" cy="12" r="10" className={styles.arc} />
      </svg>
      {count !== undefined && <span className={styles.count}>{count > 999 ? '999+' : count}</span>}
    </span>
  )
}
