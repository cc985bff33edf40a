import styles from './TextSkeleton.module.css'

/** Placeholder of articles while they load. */
export function TextSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden>
      <span />
      <span />
      <span />
    </div>
  )
}
