import { Autocomplete } from '@base-ui/react/autocomplete'
import type { InputProps } from '../fieldTable'
import { tied } from './control'
import styles from './control.module.css'

/** A value that is offered, and how a person calls it. */
export type Suggestion = { value: string; label: string }

const most = 60

/** A line of text below which fitting values are listed; they are found by their value and by their name. */
export function SuggestBox({ suggestions, ...props }: InputProps<string> & { suggestions: readonly Suggestion[] }) {
  const { value, onChange, placeholder, problem } = props
  return (
    <Autocomplete.Root
      items={suggestions}
      value={value}
      onValueChange={onChange}
      itemToStringValue={({ value: text }: Suggestion) => text}
      filter={fits}
      limit={most}
      openOnInputClick
    >
      <div className={styles.box} data-invalid={problem ? true : undefined}>
        <Autocomplete.Input {...tied(props)} dir="auto" placeholder={placeholder} />
      </div>
      <Autocomplete.Portal>
        <Autocomplete.Positioner className={styles.positioner} sideOffset={4}>
          <Autocomplete.Popup className={styles.popup}>
            <Autocomplete.List className={styles.list}>
              {(item: Suggestion) => (
                <Autocomplete.Item key={item.value} value={item} className={styles.item}>
                  <span className={styles.words}>{item.label}</span>
                  {item.label !== item.value && <small>{item.value}</small>}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  )
}

function fits({ value, label }: Suggestion, typed: string): boolean {
  const text = plain(typed)
  return plain(value).includes(text) || plain(label).includes(text)
}

/** Case and accents do not matter while searching. */
const plain = (text: string) => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
