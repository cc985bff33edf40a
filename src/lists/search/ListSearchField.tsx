import { CircleHelp, Search } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '../../components/controls/IconButton'
import { Popover } from '../../components/overlays/Popover'
import { useTranslate } from '../../language/useTranslate'
import styles from './ListSearchField.module.css'
import { useDebouncedSearchInput } from './useDebouncedSearchInput'

type ListSearchFieldProps = {
  text: string
  onSearch: (text: string) => void
  /**
   * Names of the fields that the search syntax supports, such as `title`. The help for the search syntax lists the
   * fields in this order.
   */
  fields: readonly string[]
}

/** Search input of a list. Suggests field names of the search syntax, and explains the syntax. */
export function ListSearchField({ text, onSearch, fields }: ListSearchFieldProps) {
  const t = useTranslate()
  const id = useId()
  const { typed, changeText, onKeyDown } = useDebouncedSearchInput(text, onSearch)
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
        onChange={event => changeText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <datalist id={id}>
        {completeFieldNames(typed, fields).map(searchText => (
          <option key={searchText} value={searchText} />
        ))}
      </datalist>
      <Popover
        wide
        isText
        title={t('list.search.help')}
        trigger={<IconButton icon={CircleHelp} label={t('list.search.help')} />}
      >
        <SearchHelp fields={fields} />
      </Popover>
    </div>
  )
}

const syntaxRules = ['words', 'phrase', 'or', 'not', 'start'] as const

function SearchHelp({ fields }: { fields: readonly string[] }) {
  const t = useTranslate()
  return (
    <div className={styles.help}>
      <dl>
        {syntaxRules.slice(0, fields.length > 0 ? undefined : -1).map(rule => (
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

/**
 * Returns suggestions for a typed text. Each suggestion is the text with its last word completed to a field name. For
 * example, the suggestion for `pub` is `publisher:`.
 */
function completeFieldNames(typed: string, fields: readonly string[]): string[] {
  const word = /(?<![a-z_])[a-z_]+$/.exec(typed)?.[0] ?? ''
  const prefix = typed.slice(0, typed.length - word.length)
  if (word.length < 2) return []
  return fields.filter(field => field.startsWith(word) && field !== word).map(field => `${prefix}${field}:`)
}
