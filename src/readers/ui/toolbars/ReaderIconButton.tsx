import type { LucideIcon } from 'lucide-react'
import styles from './ReaderIconButton.module.css'

interface Props {
  readonly icon: LucideIcon
  readonly label: string
  readonly onClick: () => void
  readonly pressed?: boolean
  readonly disabled?: boolean
  /**
   * Whether a click on the button has no effect. The inactive button can still have the focus, in contrast to a
   * disabled button.
   */
  readonly inactive?: boolean
  /** Whether the icon points in a direction and must be mirrored in right-to-left layouts. */
  readonly pointing?: boolean
}

/** Toolbar button with an icon. It has a size of at least 44 px, a tooltip and an accessible name. */
export function ReaderIconButton({ icon: Icon, label, onClick, pressed, disabled, inactive, pointing }: Props) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      aria-disabled={inactive || undefined}
      onClick={inactive ? undefined : onClick}
      data-pointing={pointing}
    >
      <Icon size={22} strokeWidth={1.5} aria-hidden />
    </button>
  )
}
