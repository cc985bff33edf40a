import { useContext } from 'react'
import { useInput } from 'react-admin'
import { FormFieldChangeContext } from './FormFieldChangeContext'

const keepValue = <Value>(value: Value): Value => value

/**
 * Connects an input to a field of the surrounding `FormWithoutUrlDefaults`.
 * @param source name of the field
 * @returns the value of the field, and a function that changes the value
 */
export function useFormFieldBinding<Value>(source: string): { value: Value; onChange: (value: Value) => void } {
  // `keepValue` preserves empty texts. By default, react-admin converts empty texts to null.
  const { field } = useInput({ source, parse: keepValue, format: keepValue })
  const reportChange = useContext(FormFieldChangeContext)
  const change = (value: Value) => {
    field.onChange(value)
    reportChange(source, value)
  }
  return { value: field.value, onChange: change }
}
