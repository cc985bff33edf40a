import { Check } from 'lucide-react'
import styles from './IncludeExcludeChip.module.css'

type ToggleChipProps = { isOn: boolean; onToggle: () => void; children: string }

/** Button in the form of a chip that is on or off, for example for a filter value. */
export function ToggleChip({ isOn, onToggle, children }: ToggleChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      data-value={isOn ? 'with' : undefined}
      aria-pressed={isOn}
      onClick={onToggle}
    >
      {isOn && <Check size={14} strokeWidth={2.25} aria-hidden />}
      <span className={styles.text} dir="auto">
        {children}
      </span>
    </button>
  )
}
