import { Combobox } from '@base-ui/react/combobox'
import { X } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useRef, useState } from 'react'
import { useTranslate } from '../../language/useTranslate'
import type { InputProps } from '../fieldTable'
import { controlProps } from './controlIds'
import styles from './controlIds.module.css'
import { useSuggestions } from './useSuggestions'

const most = 60

/** Commas of all supported scripts. */
const commas = /[,،、，]/

/** Chips input for words in lower case, as the server stores them. */
export function ChipsInput(props: InputProps<string[]>) {
  return <Chips {...props} written={text => text.trim().toLowerCase()} />
}

type ChipsProps = InputProps<string[]> & {
  /** Normalizes a text before it is added. */
  written: (text: string) => string
  /** Allows commas within a text. */
  whole?: true
}

/**
 * Chips input for several texts with suggestions. Enter, a comma or leaving the field adds the typed text; Escape
 * discards it. Pasted text is split at commas.
 */
export function Chips({ written, whole, ...props }: ChipsProps) {
  const { value, onChange, suggest, placeholder, problem, label } = props
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  // The combobox clears its input when it closes; the typed text is kept here until it is added.
  const pending = useRef('')
  const highlighted = useRef<string>(undefined)
  const known = useSuggestions(suggest, useDeferredValue(typed.trim()))
  const word = written(typed)
  const offered = word && !known.includes(word) && !value.includes(word) ? [...known, word] : known
  const choose = (next: string[]) => {
    setTyped('')
    pending.current = ''
    onChange(next)
  }
  const add = (text: string) => {
    const next = [...new Set([...value, ...(whole ? [text] : text.split(commas)).map(written).filter(Boolean)])]
    if (next.length > value.length) choose(next)
    else setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') pending.current = ''
    if (event.key !== 'Enter' || highlighted.current !== undefined || !word || event.nativeEvent.isComposing) return
    event.preventDefault()
    add(typed)
  }
  return (
    <Combobox.Root
      items={offered}
      multiple
      value={value}
      onValueChange={choose}
      inputValue={typed}
      onInputValueChange={(text, { reason }) => {
        if (!whole && commas.test(text)) return add(text)
        setTyped(text)
        if (reason === 'input-change') pending.current = text
      }}
      onItemHighlighted={item => {
        highlighted.current = item
      }}
      limit={most}
    >
      <Combobox.InputGroup data-wide className={styles.box} data-invalid={problem ? true : undefined}>
        <Combobox.Chips
          className={styles.chips}
          aria-label={value.length > 0 ? t('form.selectedValues', { label }) : undefined}
        >
          {value.map(chip => (
            <Combobox.Chip key={chip} className={styles.chip} aria-label={chip}>
              {chip}
              <Combobox.ChipRemove className={styles.remove} aria-label={t('form.remove', { what: chip })}>
                <X size={16} strokeWidth={1.5} aria-hidden />
              </Combobox.ChipRemove>
            </Combobox.Chip>
          ))}
          <Combobox.Input
            {...controlProps(props)}
            dir="auto"
            placeholder={placeholder}
            onKeyDown={onKeyDown}
            onBlur={() => pending.current && add(pending.current)}
          />
        </Combobox.Chips>
      </Combobox.InputGroup>
      <Offered known={known} />
    </Combobox.Root>
  )
}

function Offered({ known }: { known: readonly string[] }) {
  const t = useTranslate()
  return (
    <Combobox.Portal>
      <Combobox.Positioner className={styles.positioner} sideOffset={4}>
        <Combobox.Popup className={styles.popup}>
          <Combobox.List className={styles.list}>
            {(item: string) => (
              <Combobox.Item key={item} value={item} className={styles.item}>
                {known.includes(item) ? item : t('form.add', { what: item })}
                <Combobox.ItemIndicator>✓</Combobox.ItemIndicator>
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  )
}
