import { createLink } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react'
import styles from './IconButton.module.css'
import { Tooltip } from './Tooltip'
import { useFocusableWhileDisabled } from './useFocusableWhileDisabled'

type SharedIconButtonProps = {
  icon: LucideIcon
  label: string
  variant?: 'plain' | 'tonal' | 'onCover'
  size?: 20 | 24
  /** Whether the icon is mirrored if the interface language is written from right to left. */
  mirrored?: boolean
  /** Keyboard shortcut such as `Shift+N`, shown in the tooltip. */
  keys?: string
  dot?: boolean
}
type IconButtonProps = SharedIconButtonProps &
  ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> }

/**
 * Button that shows only an icon. The label is its accessible name and its tooltip. A button that becomes disabled keeps
 * the focus until the user leaves the button.
 */
export function IconButton({
  icon,
  label,
  variant = 'plain',
  size = 20,
  keys,
  mirrored,
  dot,
  className,
  ...rest
}: IconButtonProps) {
  const attributes = useFocusableWhileDisabled(rest)
  return (
    <Tooltip label={tooltipText(label, keys)}>
      <button
        type="button"
        aria-label={label}
        aria-keyshortcuts={keys}
        {...attributes}
        className={buttonClassName(variant, className)}
      >
        <ButtonIcon icon={icon} size={size} mirrored={mirrored} dot={dot} />
      </button>
    </Tooltip>
  )
}

type AnchorIconButtonProps = SharedIconButtonProps &
  AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }

/** Link that shows only an icon. Its target is a file or an external URL. */
export function AnchorIconButton({
  icon,
  label,
  variant = 'plain',
  size = 20,
  keys,
  mirrored,
  dot,
  className,
  ...rest
}: AnchorIconButtonProps) {
  return (
    <Tooltip label={tooltipText(label, keys)}>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: `href` is in the rest props */}
      <a aria-label={label} aria-keyshortcuts={keys} {...rest} className={buttonClassName(variant, className)}>
        <ButtonIcon icon={icon} size={size} mirrored={mirrored} dot={dot} />
      </a>
    </Tooltip>
  )
}

/** Link to a route of the app. The link shows only an icon. */
export const LinkIconButton = createLink(AnchorIconButton)

function ButtonIcon({
  icon: Icon,
  size,
  mirrored,
  dot,
}: Pick<SharedIconButtonProps, 'icon' | 'size' | 'mirrored' | 'dot'>) {
  return (
    <>
      <Icon size={size} strokeWidth={1.5} aria-hidden data-mirrored={mirrored || undefined} />
      {dot && <span className={styles.dot} />}
    </>
  )
}

const tooltipText = (label: string, keys?: string) => (keys ? `${label} (${keys})` : label)

function buttonClassName(variant: string, extraClassName?: string): string {
  return [styles.button, styles[variant], extraClassName].filter(Boolean).join(' ')
}
