import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { animateCover } from '../cards/coverTransition'
import styles from './Hero.module.css'

type HeroProps = {
  cover: ReactElement
  /** URL of the cover image, drawn blurred behind the header. */
  wash?: string
  /** Link to the parent record, above the title. */
  above?: ReactNode
  title: string
  /** Draws a small cover, for records with little metadata. */
  compact?: boolean
  /** Metadata in one line below the title, for example year and number of pages. */
  facts?: ReactNode
  actions?: ReactNode
  /** Content below the actions, for example the summary and definition lists. */
  children?: ReactNode
}

/** Header of a detail page: cover, title, metadata and actions over a blurred copy of the cover. */
export function Hero({ cover, wash, above, title, compact, facts, actions, children }: HeroProps) {
  const light = wash ? ({ '--wash': `url("${wash}")` } as CSSProperties) : undefined
  return (
    <section className={styles.hero} data-washed={wash ? true : undefined} data-compact={compact} style={light}>
      <div ref={animateCover} className={styles.cover} data-cover>
        {cover}
      </div>
      <div className={styles.head}>
        {above && <div className={styles.above}>{above}</div>}
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
 * Placeholder of {@link Hero} while the record loads.
 * @param cover  shown when its image is known before the record
 */
export function HeroSkeleton({ cover, compact }: Partial<Pick<HeroProps, 'cover' | 'compact'>>) {
  return (
    <section className={styles.hero} data-compact={compact} aria-busy>
      <div ref={animateCover} className={styles.cover} data-cover>
        {cover ?? <div className={styles.blankCover} />}
      </div>
      <div className={styles.head}>
        <div className={styles.blankTitle} />
        <div className={styles.blankLine} />
      </div>
    </section>
  )
}
