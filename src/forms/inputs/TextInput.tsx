import type { FormInputProps, GetFieldSuggestionsQueryOptions } from '../formFieldDefinitions'
import { getFieldControlProps } from './fieldControlProps'
import { inputBoxClassName } from './inputBoxClassName'
import { SuggestionInput } from './SuggestionInput'
import { useFieldValueSuggestions } from './useFieldValueSuggestions'

/** Text input. If `suggest` is set, the input suggests texts that are in use on the server. */
export function TextInput(props: FormInputProps<string>) {
  const { suggest } = props
  return suggest ? <TextWithSuggestions {...props} suggest={suggest} /> : <PlainTextInput {...props} />
}

function PlainTextInput(props: FormInputProps<string>) {
  const { value, onChange, placeholder, problem } = props
  return (
    <div className={inputBoxClassName} data-invalid={problem ? true : undefined}>
      <input
        {...getFieldControlProps(props)}
        dir="auto"
        value={value}
        placeholder={placeholder}
        onChange={event => onChange(event.target.value)}
      />
    </div>
  )
}

function TextWithSuggestions({
  suggest,
  ...props
}: FormInputProps<string> & { suggest: GetFieldSuggestionsQueryOptions }) {
  const choices = useFieldValueSuggestions(suggest, props.value)
    .filter(Boolean)
    .map(value => ({ value, label: value }))
  return <SuggestionInput {...props} suggestions={choices} />
}
