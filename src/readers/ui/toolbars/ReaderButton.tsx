import type { LucideIcon } from 'lucide-react'
import styles from './ReaderButton.module.css'

interface Props {
  readonly icon: LucideIcon
  readonly label: string
  readonly onClick: () => void
  readonly pressed?: boolean
  readonly disabled?: boolean
  /** Points to the end or the start of the line, so it is mirrored where lines run from right to left. */
  readonly pointing?: boolean
}

/** A button of the reader's bars: an icon of 44 px with its name for the hovering and the listening. */
export function ReaderButton({ icon: Icon, label, onClick, pressed, disabled, pointing }: Props) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
      data-pointing={pointing}
    >
      <Icon size={22} strokeWidth={1.5} aria-hidden />
    </button>
  )
}
