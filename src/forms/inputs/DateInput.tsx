import type { InputProps } from '../fieldTable'
import { tied } from './control'
import styles from './control.module.css'

/** A day as YYYY-MM-DD, typed or picked in the way of the language; nothing when it is emptied. */
export function DateInput(props: InputProps<string | null>) {
  const { value, onChange, problem } = props
  return (
    <div className={`${styles.box} ${styles.short}`} data-invalid={problem ? true : undefined}>
      <input
        {...tied(props)}
        type="date"
        min="0001-01-01"
        max="9999-12-31"
        value={value ?? ''}
        onChange={event => onChange(event.target.value || null)}
      />
    </div>
  )
}
