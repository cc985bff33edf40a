import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import styles from './TableTitleLink.module.css'
import { TruncatedText } from './TruncatedText'

type TableTitleAnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  cover: ReactNode
  children: string
  ref?: Ref<HTMLAnchorElement>
}

function TableTitleAnchor({ cover, children, ...rest }: TableTitleAnchorProps) {
  return (
    <a {...rest} className={styles.title} data-card-link>
      <span className={styles.cover}>{cover}</span>
      <TruncatedText>{children}</TruncatedText>
    </a>
  )
}

/** Main link of a table row: small cover and title. Cuts off a long title. A tooltip shows the full title. */
export const TableTitleLink = createLink(TableTitleAnchor)
