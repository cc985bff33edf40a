import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { animateCover } from '../cards/coverTransition'
import styles from './Hero.module.css'

type HeroProps = {
  cover: ReactElement
  /** The address of the cover: its blurred light falls on the page behind. */
  wash?: string
  /** What this belongs to, as a link above the title. */
  above?: ReactNode
  title: string
  /** There is little to say: the cover is small. */
  compact?: boolean
  /** The facts in one quiet line. */
  facts?: ReactNode
  actions?: ReactNode
  /** What stands below the actions: summary, lists of facts. */
  children?: ReactNode
}

/** The head of the page of one thing: cover at the start, title, facts, actions, in a faint light of the cover's tones. */
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

/** The hero on its way: the cover is often known before the words. */
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
