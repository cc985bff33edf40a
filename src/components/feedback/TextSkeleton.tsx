import styles from './TextSkeleton.module.css'

/** Gray placeholder lines that are visible while a text loads. */
export function TextSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden>
      <span />
      <span />
      <span />
    </div>
  )
}
