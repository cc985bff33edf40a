import { Autocomplete } from '@base-ui/react/autocomplete'
import { type KeyboardEvent, useState } from 'react'
import { foldText } from '../../language/foldText'
import type { InputProps } from '../fieldTable'
import { controlProps } from './controlIds'
import styles from './controlIds.module.css'

/** A suggested value with its display name. */
export type Suggestion = { value: string; label: string }

const most = 60

type SuggestBoxProps = InputProps<string> & {
  suggestions: readonly Suggestion[]
  /** The value is a number. */
  numeric?: boolean
}

/**
 * Text input with a list of suggestions: all of them when opened, matching ones while typing. Matches values and
 * display names.
 */
export function SuggestionInput({ suggestions, numeric, ...props }: SuggestBoxProps) {
  const { value, onChange, placeholder, problem } = props
  const [isOpen, setOpen] = useState(false)
  const [isTyping, setTyping] = useState(false)
  const shown = (isTyping ? fitting(suggestions, value) : suggestions).slice(0, most)
  // A typed display name is replaced by its value when the name itself is not a valid value.
  const meant = problem && suggestions.find(({ label }) => foldText(label) === foldText(value))
  const leave = () => {
    if (shown.length === 0) setOpen(false)
    if (meant) onChange(meant.value)
  }
  /** Enter accepts the replacement, unless the arrow keys have highlighted a suggestion. The next Enter submits. */
  const enter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (
      event.key !== 'Enter' ||
      !meant ||
      event.nativeEvent.isComposing ||
      event.currentTarget.hasAttribute('aria-activedescendant')
    )
      return
    event.preventDefault()
    onChange(meant.value)
    setOpen(false)
    setTyping(false)
  }
  return (
    <Autocomplete.Root
      items={shown}
      value={value}
      // An open list hides the rest from screen readers, including the validation message: do not open an empty list.
      open={isOpen && shown.length > 0}
      onOpenChange={open => {
        setOpen(open)
        if (!open) setTyping(false)
      }}
      onValueChange={text => {
        setTyping(true)
        onChange(text)
      }}
      itemToStringValue={({ value: text }: Suggestion) => text}
      filter={null}
      openOnInputClick
    >
      <div className={numeric ? `${styles.box} ${styles.short}` : styles.box} data-invalid={problem ? true : undefined}>
        <Autocomplete.Input
          {...controlProps(props)}
          onBlur={leave}
          onKeyDown={enter}
          dir="auto"
          inputMode={numeric ? 'decimal' : undefined}
          placeholder={placeholder}
        />
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

/** Filters suggestions by the typed text: exact matches first, then prefixes, then other matches. */
function fitting(suggestions: readonly Suggestion[], typed: string): readonly Suggestion[] {
  const text = foldText(typed)
  const ways = [
    (name: string) => name === text,
    (name: string) => name.startsWith(text),
    (name: string) => name.includes(text),
  ]
  const wayOf = ({ value, label }: Suggestion) => ways.findIndex(way => way(foldText(value)) || way(foldText(label)))
  const found = suggestions.map(each => ({ each, way: wayOf(each) })).filter(({ way }) => way >= 0)
  return found.sort((one, other) => one.way - other.way).map(({ each }) => each)
}
