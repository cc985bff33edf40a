import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import styles from './LabeledTextInput.module.css'

type LabeledTextInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string
  hint?: string
  endAdornment?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** Text input with a label above, and a validation message or hint below. */
export function LabeledTextInput({
  label,
  value,
  onChange,
  error,
  hint,
  endAdornment,
  ...rest
}: LabeledTextInputProps) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className={styles.field} data-invalid={error ? true : undefined}>
      <label htmlFor={id}>
        {label}
        {rest.required && <span aria-hidden> *</span>}
      </label>
      <div className={styles.line}>
        <input
          id={id}
          dir="auto"
          {...rest}
          value={value}
          onChange={event => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        {endAdornment}
      </div>
      {note && (
        <p id={`${id}-note`} className={styles.note} role={error ? 'alert' : undefined}>
          {note}
        </p>
      )}
    </div>
  )
}
