import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import styles from './TitleLink.module.css'

type TitleAnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  cover: ReactNode
  children: string
  ref?: Ref<HTMLAnchorElement>
}

function TitleAnchor({ cover, children, ...rest }: TitleAnchorProps) {
  return (
    <a {...rest} className={styles.title} data-card-link>
      <span className={styles.cover}>{cover}</span>
      <span className={styles.words} dir="auto">
        {children}
      </span>
    </a>
  )
}

/** What a row of a table leads to: its title, behind a small cover. */
export const TitleLink = createLink(TitleAnchor)
