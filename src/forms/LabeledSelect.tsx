import { useId } from 'react'
import inputBox from './inputBox.module.css'
import styles from './LabeledTextInput.module.css'

type LabeledSelectProps<Value extends string> = {
  label: string
  value: Value
  choices: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** Native select with a label, for a few values. */
export function LabeledSelect<Value extends string>({ label, value, choices, onChange }: LabeledSelectProps<Value>) {
  const id = useId()
  const select = (text: string) => {
    const choice = choices.find(candidate => candidate.value === text)
    if (choice) onChange(choice.value)
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={`${inputBox.box} ${styles.line}`}>
        <select id={id} value={value} onChange={event => select(event.target.value)}>
          {choices.map(choice => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
