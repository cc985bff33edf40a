import { useState } from 'react'
import type { FormInputProps, GetFieldSuggestionsQueryOptions } from '../formFieldDefinitions'
import { getFieldControlProps } from './fieldControlProps'
import styles from './formInputs.module.css'
import { inputBoxClassName } from './inputBoxClassName'
import { normalizeInputNumberText, parseInputInteger, parseInputNumber } from './parseInputNumber'
import { SuggestionInput } from './SuggestionInput'
import { useFieldValueSuggestions } from './useFieldValueSuggestions'

/**
 * Number input. Its value is null for an empty input, and NaN for an invalid text. When the user leaves the input, it
 * shows the number as it will be saved. If `suggest` is set, the input suggests numbers that are in use on the server.
 */
export function NumberInput({ isInteger, ...props }: FormInputProps<number | null> & { isInteger?: boolean }) {
  const { value, onChange, placeholder, problem, suggest } = props
  const parse = isInteger ? parseInputInteger : parseInputNumber
  const [text, setText] = useState(() => formatInputNumber(value))
  // Shows a value that the form has set. The second condition prevents an endless loop of updates if the input cannot
  // parse the text that it shows for the value, for example a fraction in an integer field.
  if (!isSameNumber(parse(text), value) && text !== formatInputNumber(value)) setText(formatInputNumber(value))
  const changeText = (normalized: string) => {
    setText(normalized)
    onChange(parse(normalized))
  }
  const normalizeText = () => setText(normalizeInputNumberText(text, parse))
  if (suggest)
    return (
      <NumberWithSuggestions {...props} value={text} onChange={changeText} suggest={suggest} onBlur={normalizeText} />
    )
  return (
    <div className={`${inputBoxClassName} ${styles.short}`} data-invalid={problem ? true : undefined}>
      <input
        {...getFieldControlProps(props)}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        placeholder={placeholder}
        onChange={event => changeText(event.target.value)}
        onBlur={normalizeText}
      />
    </div>
  )
}

function NumberWithSuggestions({
  suggest,
  ...props
}: FormInputProps<string> & { suggest: GetFieldSuggestionsQueryOptions; onBlur: () => void }) {
  const numbers = useFieldValueSuggestions(suggest, '')
    .map(Number)
    .filter(Number.isFinite)
    .sort((a, b) => a - b)
  return (
    <SuggestionInput {...props} numeric suggestions={numbers.map(String).map(value => ({ value, label: value }))} />
  )
}

/** Returns whether two values are equal. Unlike `===`, treats NaN as equal to NaN. */
const isSameNumber = (a: number | null, b: number | null) => a === b || Object.is(a, b)

const formatInputNumber = (value: number | null) => (value === null || value === undefined ? '' : String(value))
