import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { animateCoverFromCard } from '../cards/coverTransition'
import styles from './DetailPageHeader.module.css'

type DetailPageHeaderProps = {
  cover: ReactElement
  backdropUrl?: string
  parentLink?: ReactNode
  title: string
  compact?: boolean
  /** Metadata in one line below the title, for example year and number of pages. */
  facts?: ReactNode
  actions?: ReactNode
  children?: ReactNode
}

/** Header of a detail page: cover, title, metadata and actions over a blurred copy of the cover. */
export function DetailPageHeader({
  cover,
  backdropUrl,
  parentLink,
  title,
  compact,
  facts,
  actions,
  children,
}: DetailPageHeaderProps) {
  const backdropStyle = backdropUrl ? ({ '--wash': `url("${backdropUrl}")` } as CSSProperties) : undefined
  return (
    <section
      className={styles.hero}
      data-backdrop={backdropUrl ? true : undefined}
      data-compact={compact}
      style={backdropStyle}
    >
      <div ref={animateCoverFromCard} className={styles.cover} data-cover>
        {cover}
      </div>
      <div className={styles.head}>
        {parentLink && <div className={styles.parent}>{parentLink}</div>}
        <h1 className={styles.title}>
          <bdi>{title}</bdi>
        </h1>
        {facts && <div className={styles.facts}>{facts}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {children && <div className={styles.body}>{children}</div>}
    </section>
  )
}

/**
 * Placeholder of {@link DetailPageHeader} while the record loads.
 * @param cover cover of the record, if its URL is already known. Otherwise, the cover is a placeholder too
 */
export function DetailPageHeaderSkeleton({
  cover,
  compact,
}: Partial<Pick<DetailPageHeaderProps, 'cover' | 'compact'>>) {
  return (
    <section className={styles.hero} data-compact={compact} aria-busy>
      <div ref={animateCoverFromCard} className={styles.cover} data-cover>
        {cover ?? <div className={styles.coverSkeleton} />}
      </div>
      <div className={styles.head}>
        <div className={styles.titleSkeleton} />
        <div className={styles.lineSkeleton} />
      </div>
    </section>
  )
}
