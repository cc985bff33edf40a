import { Autocomplete } from '@base-ui/react/autocomplete'
import { type KeyboardEvent, useState } from 'react'
import { isTextCompositionKey } from '../../components/focus/isTextCompositionKey'
import { normalizeForSearch } from '../../language/normalizeForSearch'
import type { FormInputProps } from '../formFieldDefinitions'
import { getFieldControlProps } from './fieldControlProps'
import styles from './formInputs.module.css'
import { inputBoxClassName } from './inputBoxClassName'

/** Suggested value, such as `de`, with its display name, such as "German". */
export type InputSuggestion = { value: string; label: string }

const maxShownSuggestions = 60

type SuggestionInputProps = FormInputProps<string> & {
  suggestions: readonly InputSuggestion[]
  /** Whether the input is short and opens a numeric keyboard. */
  numeric?: boolean
  /** Called when the user leaves the input and the input does not correct the text. */
  onBlur?: () => void
}

/**
 * Text input with suggestions. While the user types, shows only suggestions whose value or display name matches the
 * text.
 */
export function SuggestionInput({ suggestions, numeric, onBlur, ...props }: SuggestionInputProps) {
  const { value, onChange, placeholder, problem } = props
  const [isOpen, setOpen] = useState(false)
  const [isTyping, setTyping] = useState(false)
  const shown = (isTyping ? filterSuggestions(suggestions, value) : suggestions).slice(0, maxShownSuggestions)
  // Suggestion whose display name the user has typed, such as "German" for the value `de`. The value will replace the
  // typed text. Undefined if the typed text is already valid.
  const correction = problem && suggestions.find(({ label }) => normalizeForSearch(label) === normalizeForSearch(value))
  const leave = () => {
    if (shown.length === 0) setOpen(false)
    if (correction) onChange(correction.value)
    else onBlur?.()
  }
  /**
   * If a suggestion is highlighted, Enter selects this suggestion. If no suggestion is highlighted and the typed text
   * is invalid, Enter can correct the text. For example, Enter replaces the display name "German" by the value `de`. A
   * second Enter then submits the form.
   */
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!correction || !isEnterWithoutHighlight(event)) return
    event.preventDefault()
    onChange(correction.value)
    setOpen(false)
    setTyping(false)
  }
  return (
    <Autocomplete.Root
      items={shown}
      value={value}
      // Opens the list only if it contains suggestions, because an open list hides the validation message from screen
      // readers.
      open={isOpen && shown.length > 0}
      onOpenChange={open => {
        setOpen(open)
        if (!open) setTyping(false)
      }}
      onValueChange={(text, { reason }) => {
        // Base UI also clears the input after Escape. Escape must only close the suggestions or the dialog.
        if (reason === 'escape-key') return
        setTyping(true)
        onChange(text)
      }}
      itemToStringValue={({ value: text }: InputSuggestion) => text}
      filter={null}
      openOnInputClick
    >
      <div className={`${inputBoxClassName} ${numeric ? styles.short : ''}`} data-invalid={problem ? true : undefined}>
        <Autocomplete.Input
          {...getFieldControlProps(props)}
          onBlur={leave}
          onKeyDown={onKeyDown}
          dir="auto"
          inputMode={numeric ? 'decimal' : undefined}
          placeholder={placeholder}
        />
      </div>
      <SuggestionPopup />
    </Autocomplete.Root>
  )
}

const isEnterWithoutHighlight = ({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement>): boolean =>
  key === 'Enter' && !isTextCompositionKey(nativeEvent) && !currentTarget.hasAttribute('aria-activedescendant')

function SuggestionPopup() {
  return (
    <Autocomplete.Portal>
      <Autocomplete.Positioner className={styles.positioner} sideOffset={4}>
        <Autocomplete.Popup className={styles.popup}>
          <Autocomplete.List className={styles.list}>
            {(item: InputSuggestion) => (
              <Autocomplete.Item key={item.value} value={item} className={styles.item}>
                <span className={styles.label}>{item.label}</span>
                {item.label !== item.value && <small>{item.value}</small>}
              </Autocomplete.Item>
            )}
          </Autocomplete.List>
        </Autocomplete.Popup>
      </Autocomplete.Positioner>
    </Autocomplete.Portal>
  )
}

/**
 * Returns the suggestions that match the typed text. Exact matches come first, then matches at the start, then all
 * other matches.
 */
function filterSuggestions(suggestions: readonly InputSuggestion[], typed: string): readonly InputSuggestion[] {
  const text = normalizeForSearch(typed)
  const matchers = [
    (name: string) => name === text,
    (name: string) => name.startsWith(text),
    (name: string) => name.includes(text),
  ]
  const matchRank = ({ value, label }: InputSuggestion) =>
    matchers.findIndex(matcher => matcher(normalizeForSearch(value)) || matcher(normalizeForSearch(label)))
  const matches = suggestions
    .map(suggestion => ({ suggestion, rank: matchRank(suggestion) }))
    .filter(({ rank }) => rank >= 0)
  return matches.sort((a, b) => a.rank - b.rank).map(({ suggestion }) => suggestion)
}
