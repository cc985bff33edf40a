import type { ReactNode } from 'react'
import { useDocumentTitle } from '../../language/useDocumentTitle'
import styles from './TitledPageLayout.module.css'

type TitledPageLayoutProps = {
  /** Heading of the page and title of the window. */
  title: string
  intro?: ReactNode
  actions?: ReactNode
  tabs?: ReactNode
  /** Whether the page is only 720 px wide. The action buttons then end where the content ends. */
  isNarrow?: boolean
  children: ReactNode
}

/** Layout of an administration or account page: heading, introduction, action buttons, tabs and content. */
export function TitledPageLayout({ title, intro, actions, tabs, isNarrow, children }: TitledPageLayoutProps) {
  useDocumentTitle(title)
  return (
    <div className={styles.page} data-narrow={isNarrow || undefined}>
      <div>
        <div className={styles.header}>
          <h1>{title}</h1>
          {intro && <p className={styles.intro}>{intro}</p>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {tabs && <div className={styles.tabs}>{tabs}</div>}
      </div>
      {children}
    </div>
  )
}
