import { type ReactNode, useId } from 'react'
import styles from './Section.module.css'

/** A part of a page under a heading. `count` is a quiet figure beside it. */
export function Section({ title, count, children }: { title: string; count?: string; children: ReactNode }) {
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
