import type { InputProps, Suggest } from '../fieldTable'
import { controlProps } from './controlIds'
import styles from './controlIds.module.css'
import { SuggestionInput } from './SuggestionInput'
import { useSuggestions } from './useSuggestions'

/** Text input. With `suggest`, it offers values in use while typing. */
export function TextInput(props: InputProps<string>) {
  const { suggest } = props
  return suggest ? <WithSuggestions {...props} suggest={suggest} /> : <Plain {...props} />
}

function Plain(props: InputProps<string>) {
  const { value, onChange, placeholder, problem } = props
  return (
    <div className={styles.box} data-invalid={problem ? true : undefined}>
      <input
        {...controlProps(props)}
        dir="auto"
        value={value}
        placeholder={placeholder}
        onChange={event => onChange(event.target.value)}
      />
    </div>
  )
}

function WithSuggestions({ suggest, ...props }: InputProps<string> & { suggest: Suggest }) {
  const choices = useSuggestions(suggest, props.value)
    .filter(Boolean)
    .map(value => ({ value, label: value }))
  return <SuggestionInput {...props} suggestions={choices} />
}
