import { createLink } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import styles from './Button.module.css'
import { useFocusableWhileDisabled } from './useFocusableWhileDisabled'

type ButtonVariant = 'filled' | 'tonal' | 'plain' | 'danger'
type SharedButtonProps = { variant?: ButtonVariant; icon?: LucideIcon; busy?: boolean; children: ReactNode }

type ButtonProps = SharedButtonProps & ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> }

/**
 * Button with a text. The variant `filled` is for the main action of a page. The variant `danger` is for actions that
 * cannot be undone. A button that becomes disabled keeps the focus until the user leaves the button.
 */
export function Button({ variant = 'tonal', icon: Icon, busy, children, className, ...rest }: ButtonProps) {
  const attributes = useFocusableWhileDisabled(rest)
  return (
    <button type="button" aria-busy={busy || undefined} {...attributes} className={buttonClassName(variant, className)}>
      {busy ? (
        <span className={styles.spinner} aria-hidden />
      ) : (
        Icon && <Icon size={20} strokeWidth={1.5} aria-hidden />
      )}
      {children}
    </button>
  )
}

type AnchorButtonProps = SharedButtonProps & AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }

/** Link to a file or an external URL, styled as a button. */
export function AnchorButton({
  variant = 'tonal',
  icon: Icon,
  busy: _,
  children,
  className,
  ...rest
}: AnchorButtonProps) {
  return (
    <a {...rest} className={buttonClassName(variant, className)}>
      {Icon && <Icon size={20} strokeWidth={1.5} aria-hidden />}
      {children}
    </a>
  )
}

/** Link to a route of the app, styled as a button. */
export const LinkButton = createLink(AnchorButton)

function buttonClassName(variant: ButtonVariant, extraClassName?: string): string {
  return [styles.button, styles[variant], extraClassName].filter(Boolean).join(' ')
}
