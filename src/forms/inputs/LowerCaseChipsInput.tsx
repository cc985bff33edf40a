import { Combobox } from '@base-ui/react/combobox'
import { X } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useRef, useState } from 'react'
import { isTextCompositionKey } from '../../components/focus/isTextCompositionKey'
import { useTranslate } from '../../language/useTranslate'
import type { FormInputProps } from '../formFieldDefinitions'
import { getFieldControlProps } from './fieldControlProps'
import styles from './formInputs.module.css'
import { inputBoxClassName } from './inputBoxClassName'
import { useFieldValueSuggestions } from './useFieldValueSuggestions'

const maxSuggestions = 60

/** Matches the comma of any supported writing system. */
const commaPattern = /[,،、，]/

/** Chips input that converts each text to lower case. The server also stores these texts in lower case. */
export function LowerCaseChipsInput(props: FormInputProps<string[]>) {
  return <ChipsCombobox {...props} normalize={text => text.trim().toLowerCase()} />
}

type ChipsComboboxProps = FormInputProps<string[]> & {
  normalize: (text: string) => string
  allowCommas?: true
}

/**
 * Input for several texts, with suggestions. Each text is shown as a chip. Enter, a comma, or leaving the input adds
 * the typed text as a chip. If `allowCommas` is true, a comma is a normal character. Escape discards only the typed
 * text, never a chip. If the typed text is already a chip, the text stays in the input, with a message.
 */
export function ChipsCombobox({ normalize, allowCommas, ...props }: ChipsComboboxProps) {
  const { value, placeholder, problem, label } = props
  const t = useTranslate()
  const { typed, isDuplicate, suggestions, items, onValueChange, onType, onHighlight, onKeyDown, onBlur } =
    useTypedChip({ normalize, allowCommas, ...props })
  return (
    <Combobox.Root
      items={items}
      multiple
      value={value}
      onValueChange={onValueChange}
      inputValue={typed}
      onInputValueChange={(text, { reason }) => onType(text, reason)}
      onItemHighlighted={onHighlight}
      limit={maxSuggestions}
    >
      <Combobox.InputGroup data-wide className={inputBoxClassName} data-invalid={problem ? true : undefined}>
        <Combobox.Chips
          className={styles.chips}
          aria-label={value.length > 0 ? t('form.selectedValues', { label }) : undefined}
        >
          {value.map(chip => (
            <Combobox.Chip key={chip} className={styles.chip} aria-label={chip}>
              <bdi>{chip}</bdi>
              <Combobox.ChipRemove className={styles.remove} aria-label={t('form.remove', { what: chip })}>
                <X size={16} strokeWidth={1.5} aria-hidden />
              </Combobox.ChipRemove>
            </Combobox.Chip>
          ))}
          <Combobox.Input
            {...getFieldControlProps(props)}
            dir="auto"
            placeholder={placeholder}
            onKeyDown={onKeyDown}
            onBlur={onBlur}
          />
        </Combobox.Chips>
      </Combobox.InputGroup>
      {isDuplicate && (
        <p role="alert" className={styles.duplicate}>
          {t('rule.exists')}
        </p>
      )}
      <SuggestionPopup suggestions={suggestions} />
    </Combobox.Root>
  )
}

function useTypedChip({ value, onChange, suggest, normalize, allowCommas }: ChipsComboboxProps) {
  const { typed, isDuplicate, isRefused, pending, show } = useRefusableText()
  const highlighted = useRef<string>(undefined)
  const suggestions = useFieldValueSuggestions(suggest, useDeferredValue(typed.trim()))
  const normalizedText = normalize(typed)
  const items =
    normalizedText && !suggestions.includes(normalizedText) && !value.includes(normalizedText)
      ? [...suggestions, normalizedText]
      : suggestions
  const selectValues = (next: string[]) => {
    show('')
    pending.current = ''
    onChange(next)
  }
  const refuseDuplicate = (text: string) => {
    show(text, true)
    pending.current = ''
  }
  const onValueChange = (next: string[], details: Combobox.Root.ChangeEventDetails) => {
    if (details.reason === 'escape-key') {
      details.cancel()
      // If the input is empty, Escape closes the dialog that contains the form.
      if (typed === '') details.allowPropagation()
    } else if (details.reason === 'item-press' && next.length < value.length) {
      details.cancel()
      refuseDuplicate(highlighted.current ?? typed)
    } else selectValues(next)
  }
  const add = (text: string) => {
    const next = [
      ...new Set([...value, ...(allowCommas ? [text] : text.split(commaPattern)).map(normalize).filter(Boolean)]),
    ]
    if (next.length > value.length) selectValues(next)
    else if (normalize(text)) refuseDuplicate(text)
    else show('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isTextCompositionKey(event.nativeEvent)) return
    if (event.key === 'Escape') pending.current = ''
    if (event.key !== 'Enter' || highlighted.current !== undefined || !normalizedText) return
    event.preventDefault()
    add(typed)
  }
  const onType = (text: string, reason: Combobox.Root.ChangeEventReason) => {
    // When the suggestions close, the combobox clears the input. A refused text (already a chip) must stay in the
    // input.
    if (reason === 'input-clear' && isRefused.current) return
    if (!allowCommas && commaPattern.test(text)) return add(text)
    show(text)
    if (reason === 'input-change') pending.current = text
  }
  const onHighlight = (item: string | undefined) => {
    highlighted.current = item
  }
  const onBlur = () => pending.current && add(pending.current)
  return { typed, isDuplicate, suggestions, items, onValueChange, onType, onHighlight, onKeyDown, onBlur }
}

/** State of the typed text. A text that is already a chip is refused: it stays in the input, with a message. */
function useRefusableText() {
  const [typed, setTyped] = useState('')
  const [isDuplicate, setDuplicate] = useState(false)
  const isRefused = useRef(false)
  // Copy of the typed text. When the user leaves the input, the combobox clears the input before `onBlur` runs.
  // `onBlur` therefore adds the chip from this copy.
  const pending = useRef('')
  const show = (text: string, refused = false) => {
    isRefused.current = refused
    setDuplicate(refused)
    setTyped(text)
  }
  return { typed, isDuplicate, isRefused, pending, show }
}

function SuggestionPopup({ suggestions }: { suggestions: readonly string[] }) {
  const t = useTranslate()
  return (
    <Combobox.Portal>
      <Combobox.Positioner className={styles.positioner} sideOffset={4}>
        <Combobox.Popup className={styles.popup}>
          <Combobox.List className={styles.list}>
            {(item: string) => (
              <Combobox.Item key={item} value={item} className={styles.item}>
                {suggestions.includes(item) ? <bdi>{item}</bdi> : t('form.add', { what: item })}
                <Combobox.ItemIndicator>✓</Combobox.ItemIndicator>
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  )
}
