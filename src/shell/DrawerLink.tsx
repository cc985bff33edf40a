import { createLink } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import styles from './DrawerLink.module.css'

type IconAnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  icon: LucideIcon
  badge?: ReactNode
  /** Whether a related page is open. A related page belongs to the link but has another URL. */
  isRelatedPageOpen?: boolean
  ref?: Ref<HTMLAnchorElement>
}

function IconAnchor({ icon: Icon, badge, isRelatedPageOpen, children, ...rest }: IconAnchorProps) {
  return (
    <a {...rest} {...(isRelatedPageOpen && { 'data-status': 'active', 'aria-current': true })} className={styles.link}>
      <Icon size={20} strokeWidth={1.5} aria-hidden />
      <span className={styles.label}>{children}</span>
      {badge}
    </a>
  )
}

/** Navigation link in the drawer. Highlighted while its page, a subpage or a related page is open. */
export const DrawerLink = createLink(IconAnchor)
