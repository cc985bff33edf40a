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
      <span className={styles.text} dir="auto">
        {children}
      </span>
    </a>
  )
}

/** Main link of a table row: small cover and title. */
export const TitleLink = createLink(TitleAnchor)
