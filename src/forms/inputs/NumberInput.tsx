import { useState } from 'react'
import { toWesternDigits } from '../../language/westernDigits'
import type { InputProps, Suggest } from '../fieldTable'
import { controlProps } from './controlIds'
import styles from './controlIds.module.css'
import { SuggestionInput } from './SuggestionInput'
import { useSuggestions } from './useSuggestions'

/**
 * Number input. Passes null for an empty input and NaN for invalid text, which the validation rule rejects. With
 * `suggest`, it offers values in use.
 */
export function NumberInput(props: InputProps<number | null>) {
  const { value, onChange, placeholder, problem, suggest } = props
  const [text, setText] = useState(() => textOf(value))
  if (!Object.is(numberOf(text), value)) setText(textOf(value))
  const type = (typed: string) => {
    setText(typed)
    onChange(numberOf(typed))
  }
  if (suggest) return <WithSuggestions {...props} value={text} onChange={type} suggest={suggest} />
  return (
    <div className={`${styles.box} ${styles.short}`} data-invalid={problem ? true : undefined}>
      <input
        {...controlProps(props)}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        placeholder={placeholder}
        onChange={event => type(event.target.value)}
      />
    </div>
  )
}

function WithSuggestions({ suggest, ...props }: InputProps<string> & { suggest: Suggest }) {
  const known = useSuggestions(suggest, '')
    .map(Number)
    .filter(Number.isFinite)
    .sort((one, other) => one - other)
  return <SuggestionInput {...props} numeric suggestions={known.map(String).map(value => ({ value, label: value }))} />
}

const textOf = (value: number | null) => (value === null || value === undefined ? '' : String(value))

/** Accepts a comma or an Arabic decimal separator as decimal point. */
function numberOf(text: string): number | null {
  const typed = toWesternDigits(text.trim()).replace(/[,٫]/, '.')
  return typed === '' ? null : /^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN
}
