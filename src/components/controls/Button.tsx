import { createLink } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import styles from './Button.module.css'

type Look = 'filled' | 'tonal' | 'plain' | 'danger'
type Shared = { look?: Look; icon?: LucideIcon; busy?: boolean; children: ReactNode }

type ButtonProps = Shared & ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> }

/** Button with a text label. The `filled` variant is for the primary action of a page, `danger` for actions that cannot be undone. */
export function Button({ look = 'tonal', icon: Icon, busy, children, className, ...rest }: ButtonProps) {
  return (
    <button type="button" aria-busy={busy || undefined} {...rest} className={classes(look, className)}>
      {busy ? (
        <span className={styles.spinner} aria-hidden />
      ) : (
        Icon && <Icon size={20} strokeWidth={1.5} aria-hidden />
      )}
      {children}
    </button>
  )
}

type AnchorProps = Shared & AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }

/** Link to a file or an external URL, styled as a button. */
export function AnchorButton({ look = 'tonal', icon: Icon, busy: _, children, className, ...rest }: AnchorProps) {
  return (
    <a {...rest} className={classes(look, className)}>
      {Icon && <Icon size={20} strokeWidth={1.5} aria-hidden />}
      {children}
    </a>
  )
}

/** Link to a route of the app, styled as a button. */
export const LinkButton = createLink(AnchorButton)

function classes(look: Look, more?: string): string {
  return [styles.button, styles[look], more].filter(Boolean).join(' ')
}
