import { CircleHelp, Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '../../components/controls/IconButton'
import { Popover } from '../../components/overlays/Popover'
import { useTranslate } from '../../language/useTranslate'
import styles from './SearchField.module.css'

type SearchFieldProps = {
  text: string
  onSearch: (text: string) => void
  /** The names of fields that the server looks into, in the order in which they are explained. */
  fields: readonly string[]
}

/** How long one may pause while typing before the list is asked for, in milliseconds. */
const PAUSE = 300

/**
 * Words to look for in this list, as the server's full-text search reads them. While a field's name is typed it is completed,
 * and a panel says which there are and how words are put together.
 */
export function SearchField({ text, onSearch, fields }: SearchFieldProps) {
  const t = useTranslate()
  const id = useId()
  const [typed, setTyped] = useState(text)
  const timer = useRef<number>(undefined)
  const [seen, setSeen] = useState(text)
  const [sent, setSent] = useState(text)
  if (seen !== text) {
    setSeen(text)
    // What comes back is what was sent from here; by now more may have been typed.
    if (text !== sent) setTyped(text)
  }
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const search = (words: string) => {
    window.clearTimeout(timer.current)
    setSent(words.trim())
    if (words.trim() !== text) onSearch(words.trim())
  }
  const type = (words: string) => {
    setTyped(words)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => search(words), PAUSE)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') search(typed)
    if (event.key === 'Escape' && typed !== '') {
      event.stopPropagation()
      setTyped('')
      search('')
    }
  }
  return (
    <div className={styles.field}>
      <Search size={18} strokeWidth={1.5} aria-hidden />
      <input
        type="search"
        dir="auto"
        value={typed}
        list={id}
        placeholder={t('list.search.placeholder')}
        aria-label={t('list.search.label')}
        autoComplete="off"
        enterKeyHint="search"
        onChange={event => type(event.target.value)}
        onKeyDown={press}
      />
      <datalist id={id}>
        {completions(typed, fields).map(words => (
          <option key={words} value={words} />
        ))}
      </datalist>
      <Popover
        wide
        title={t('list.search.help')}
        trigger={<IconButton icon={CircleHelp} label={t('list.search.help')} />}
      >
        <SearchHelp fields={fields} />
      </Popover>
    </div>
  )
}

/** The last one is about fields. */
const rules = ['words', 'phrase', 'or', 'not', 'start'] as const

function SearchHelp({ fields }: { fields: readonly string[] }) {
  const t = useTranslate()
  return (
    <div className={styles.help}>
      <dl>
        {rules.slice(0, fields.length > 0 ? undefined : -1).map(rule => (
          <div key={rule}>
            <dt dir="ltr">{t(`list.search.rule.${rule}.example`)}</dt>
            <dd>{t(`list.search.rule.${rule}.meaning`)}</dd>
          </div>
        ))}
      </dl>
      {fields.length > 0 && <h3>{t('list.search.fields')}</h3>}
      <dl>
        {fields.map(field => (
          <div key={field}>
            <dt dir="ltr">{field}:</dt>
            <dd>{t(`list.search.field.${field}`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** What the last word may become when it is the beginning of a field's name. */
function completions(typed: string, fields: readonly string[]): string[] {
  const [, before = '', word = ''] = /^(.*?)([a-z_]+)$/.exec(typed) ?? []
  if (word.length < 2) return []
  return fields.filter(field => field.startsWith(word) && field !== word).map(field => `${before}${field}:`)
}
