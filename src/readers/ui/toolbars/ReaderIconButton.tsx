import type { LucideIcon } from 'lucide-react'
import styles from './ReaderIconButton.module.css'

interface Props {
  readonly icon: LucideIcon
  readonly label: string
  readonly onClick: () => void
  readonly pressed?: boolean
  readonly disabled?: boolean
  /**
   * Whether a press on the button has no effect. In contrast to a disabled button, an inactive button can have the
   * focus.
   */
  readonly inactive?: boolean
  /** Whether the icon is mirrored in right-to-left layouts. */
  readonly pointing?: boolean
}

/** Icon button of the reader toolbars: 44 px target, tooltip and accessible name. */
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
