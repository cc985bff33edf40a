import { CircleHelp, Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '../../components/controls/IconButton'
import { Popover } from '../../components/overlays/Popover'
import { useTranslate } from '../../language/useTranslate'
import styles from './SearchField.module.css'

type SearchFieldProps = {
  text: string
  onSearch: (text: string) => void
  /** Names of the searchable fields, in the order of the help. */
  fields: readonly string[]
}

/** Pause in typing before the search starts, in milliseconds. */
const PAUSE = 300

/** Search input of a list. Completes field names and explains the search syntax of the server in a popover. */
export function SearchField({ text, onSearch, fields }: SearchFieldProps) {
  const t = useTranslate()
  const id = useId()
  const [typed, setTyped] = useState(text)
  const timer = useRef<number>(undefined)
  const [seen, setSeen] = useState(text)
  const [sent, setSent] = useState(text)
  if (seen !== text) {
    setSeen(text)
    // The URL returns the submitted text; the user may have typed more since.
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

/** Rules of the search syntax. The last rule is about fields. */
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

/** Completes the last word of the text to matching field names. */
function completions(typed: string, fields: readonly string[]): string[] {
  const [, before = '', word = ''] = /^(.*?)([a-z_]+)$/.exec(typed) ?? []
  if (word.length < 2) return []
  return fields.filter(field => field.startsWith(word) && field !== word).map(field => `${before}${field}:`)
}
