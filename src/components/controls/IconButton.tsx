import { createLink } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react'
import styles from './IconButton.module.css'
import { Tooltip } from './Tooltip'

type Shared = {
  icon: LucideIcon
  label: string
  look?: 'plain' | 'tonal' | 'onCover'
  size?: 20 | 24
  /** The icon points somewhere and is turned round in right-to-left text. */
  mirrored?: boolean
  /** Keys that do the same, such as `Shift+N`; they are told beside the label. */
  keys?: string
  /** A small mark that says something waits behind this button. */
  dot?: boolean
}
type ButtonProps = Shared & ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> }

/** A button with an icon alone; its label is its name and its tooltip. */
export function IconButton({
  icon,
  label,
  look = 'plain',
  size = 20,
  keys,
  mirrored,
  dot,
  className,
  ...rest
}: ButtonProps) {
  return (
    <Tooltip label={told(label, keys)}>
      <button type="button" aria-label={label} aria-keyshortcuts={keys} {...rest} className={classes(look, className)}>
        <Glyph icon={icon} size={size} mirrored={mirrored} dot={dot} />
      </button>
    </Tooltip>
  )
}

type AnchorProps = Shared & AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }

/** A link to a file with an icon alone. */
export function AnchorIconButton({
  icon,
  label,
  look = 'plain',
  size = 20,
  keys,
  mirrored,
  dot,
  className,
  ...rest
}: AnchorProps) {
  return (
    <Tooltip label={told(label, keys)}>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: its address comes with the rest */}
      <a aria-label={label} aria-keyshortcuts={keys} {...rest} className={classes(look, className)}>
        <Glyph icon={icon} size={size} mirrored={mirrored} dot={dot} />
      </a>
    </Tooltip>
  )
}

/** A link to a route of the app with an icon alone. */
export const LinkIconButton = createLink(AnchorIconButton)

function Glyph({ icon: Icon, size, mirrored, dot }: Pick<Shared, 'icon' | 'size' | 'mirrored' | 'dot'>) {
  return (
    <>
      <Icon size={size} strokeWidth={1.5} aria-hidden data-mirrored={mirrored || undefined} />
      {dot && <span className={styles.dot} />}
    </>
  )
}

const told = (label: string, keys?: string) => (keys ? `${label} (${keys})` : label)

function classes(look: string, more?: string): string {
  return [styles.button, styles[look], more].filter(Boolean).join(' ')
}
