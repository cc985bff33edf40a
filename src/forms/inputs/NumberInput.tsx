import { useState } from 'react'
import type { InputProps } from '../fieldTable'
import { tied } from './control'
import styles from './control.module.css'

/** A number, or nothing. What is no number is given as NaN, for the field's rule to refuse. */
export function NumberInput(props: InputProps<number | null>) {
  const { value, onChange, placeholder, problem } = props
  const [text, setText] = useState(() => textOf(value))
  if (!Object.is(numberOf(text), value)) setText(textOf(value))
  const type = (typed: string) => {
    setText(typed)
    onChange(numberOf(typed))
  }
  return (
    <div className={`${styles.box} ${styles.short}`} data-invalid={problem ? true : undefined}>
      <input
        {...tied(props)}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        placeholder={placeholder}
        onChange={event => type(event.target.value)}
      />
    </div>
  )
}

const textOf = (value: number | null) => (value === null || value === undefined ? '' : String(value))

/** A comma stands for the point of a decimal number where languages write it so. */
function numberOf(text: string): number | null {
  const typed = text.trim().replace(',', '.')
  return typed === '' ? null : /^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN
}
