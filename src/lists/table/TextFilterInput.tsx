import { Search } from 'lucide-react'
import styles from '../search/ListSearchField.module.css'
import { useDebouncedSearchInput } from '../search/useDebouncedSearchInput'

type TextFilterInputProps = {
  label: string
  values: readonly string[]
  onChange: (values: readonly string[]) => void
}

/** Search input of a text filter. The filter changes when the user stops typing or presses Enter. */
export function TextFilterInput({ label, values, onChange }: TextFilterInputProps) {
  const { typed, changeText, onKeyDown } = useDebouncedSearchInput(values[0] ?? '', text =>
    onChange(text ? [text] : []),
  )
  return (
    <div className={styles.field} data-search>
      <Search size={18} strokeWidth={1.5} aria-hidden />
      <input
        type="search"
        dir="auto"
        value={typed}
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        enterKeyHint="search"
        onChange={event => changeText(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}
