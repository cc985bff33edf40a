import { Checkbox as Base } from '@base-ui/react/checkbox'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Checkbox.module.css'

type CheckboxProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  hint?: string
  disabled?: boolean
  children: ReactNode
}

/**
 * Checkbox with a clickable label.
 * @param hint text below the label
 */
export function Checkbox({ checked, onChange, hint, disabled, children }: CheckboxProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control in the label is a checkbox of Base UI
    <label className={styles.field}>
      <Base.Root checked={checked} onCheckedChange={onChange} disabled={disabled} className={styles.box}>
        <Base.Indicator className={styles.tick}>
          <Check size={16} strokeWidth={2.5} aria-hidden />
        </Base.Indicator>
      </Base.Root>
      <span className={styles.words}>
        {children}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  )
}
