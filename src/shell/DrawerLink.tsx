import { createLink } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import { type AnchorHTMLAttributes, type ReactNode, type Ref, useEffect, useRef } from 'react'
import styles from './DrawerLink.module.css'

type IconAnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  icon: LucideIcon
  badge?: ReactNode
  /**
   * Whether the open page belongs to the link although its URL does not start with the URL of the link. If true, the
   * link is highlighted. For example, the page "missing posters" highlights the link "analysis".
   */
  isRelatedPageOpen?: boolean
  ref?: Ref<HTMLAnchorElement>
}

function IconAnchor({ icon: Icon, badge, isRelatedPageOpen, children, ...rest }: IconAnchorProps) {
  const label = useRef<HTMLSpanElement>(null)
  const isPageOpen = isRelatedPageOpen || rest['aria-current'] === 'page'
  // Scrolls the drawer if the link of the open page is out of view.
  useEffect(() => {
    if (isPageOpen) label.current?.closest('a')?.scrollIntoView({ block: 'nearest' })
  }, [isPageOpen])
  return (
    <a {...rest} {...(isRelatedPageOpen && { 'data-status': 'active', 'aria-current': true })} className={styles.link}>
      <Icon size={20} strokeWidth={1.5} aria-hidden />
      <span ref={label} className={styles.label}>
        {children}
      </span>
      {badge}
    </a>
  )
}

/**
 * Navigation link in the drawer. The link is highlighted while its page or a subpage is open, or if `isRelatedPageOpen`
 * is true.
 */
export const DrawerLink = createLink(IconAnchor)
