import { useInput } from 'react-admin'

const asEntered = <Value>(value: Value): Value => value

/**
 * Binds an input to a field of the surrounding `SmallForm`.
 * @param source  name of the field
 */
export function useFieldInput<Value>(source: string): { value: Value; onChange: (value: Value) => void } {
  // By default react-admin stores an empty text as null.
  const { field } = useInput({ source, parse: asEntered, format: asEntered })
  return { value: field.value, onChange: field.onChange }
}
