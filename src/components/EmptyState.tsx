import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from './Drawing'
import styles from './EmptyState.module.css'

type EmptyStateProps = { drawing?: DrawingName; title: string; text?: string; action?: ReactNode }

/** Says what would be here, and offers the next step. */
export function EmptyState({ drawing = 'shelf', title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Drawing name={drawing} />
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
