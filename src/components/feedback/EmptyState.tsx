import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { PlaceholderIllustration, type PlaceholderIllustrationName } from './PlaceholderIllustration'

type EmptyStateProps = {
  drawing?: PlaceholderIllustrationName
  title: string
  text?: string
  action?: ReactNode
  /** Whether the title is the `h1` heading of the page. */
  isPage?: boolean
}

/** Placeholder of an empty page or list: illustration, title, text and action. */
export function EmptyState({ drawing = 'shelf', title, text, action, isPage }: EmptyStateProps) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <div className={styles.state}>
      <PlaceholderIllustration name={drawing} />
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
