import { useInput } from 'react-admin'

const keepValue = <Value>(value: Value): Value => value

/**
 * Connects an input to a field of the surrounding `FormWithoutUrlDefaults`.
 * @param source name of the field
 * @returns the value of the field, and a function that changes the value
 */
export function useFormFieldBinding<Value>(source: string): { value: Value; onChange: (value: Value) => void } {
  // `keepValue` preserves empty texts. By default, react-admin converts empty texts to null.
  const { field } = useInput({ source, parse: keepValue, format: keepValue })
  return { value: field.value, onChange: field.onChange }
}
