import { type ReactNode, useId } from 'react'
import styles from './PageSection.module.css'

/**
 * Section of a page with a heading.
 * @param count  formatted number beside the heading
 */
export function PageSection({ title, count, children }: { title: string; count?: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
        {count && <span className={styles.count}>{count}</span>}
      </h2>
      {children}
    </section>
  )
}
