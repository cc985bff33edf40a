import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import styles from './SegmentedControl.module.css'

type SegmentedControlProps<Value extends string> = {
  label: string
  value: Value
  choices: readonly { value: Value; label: string; icon?: LucideIcon }[]
  onChange: (value: Value) => void
  /** Whether the label is visually hidden. Screen readers still read the label. */
  hideLabel?: boolean
}

/** Radio group that looks like a row of connected buttons. It has two to four options. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  choices,
  onChange,
  hideLabel,
}: SegmentedControlProps<Value>) {
  const id = useId()
  return (
    <div className={styles.field}>
      <span id={id} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
      </span>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onValueChange={next => onChange(next as Value)}
        className={styles.group}
      >
        {choices.map(({ value: choiceValue, label: name, icon: Icon }) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: the control in the label is a radio button of Base UI
          <label key={choiceValue} className={styles.segment}>
            <Radio.Root value={choiceValue} className={styles.radio} />
            {Icon && <Icon size={18} strokeWidth={1.5} aria-hidden />}
            {name}
          </label>
        ))}
      </RadioGroup>
    </div>
  )
}
