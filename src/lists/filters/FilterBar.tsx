import { X } from 'lucide-react'
import type { RefObject } from 'react'
import { focusNextRowButton } from '../../components/focus/focusNextRowButton'
import type { BrowseState } from '../browse/browseState'
import type { BrowseControls } from '../browse/useBrowse'
import styles from './FilterBar.module.css'
import { emptyFilters } from './filterState'
import { filterChips } from './filterText'
import { useFilterText } from './useFilterText'

type FilterBarProps = BrowseControls & {
  /** Receives the focus when the last chip is removed. */
  heir: RefObject<HTMLElement | null>
}

/** Shows the search text, letter and filters in force as removable chips. Renders nothing without any. */
export function FilterBar({ tables, browse, change, heir }: FilterBarProps) {
  const wording = useFilterText()
  const { t } = wording
  const chips: { key: string; text: string; rest: Partial<BrowseState> }[] = filterChips(
    tables.filters,
    browse.filters,
    wording,
  ).map(({ key, text, rest }) => ({ key, text, rest: { filters: rest } }))
  if (browse.letter) {
    const text = t('list.chip.letter', { letter: browse.letter })
    chips.unshift({ key: 'letter', text, rest: { letter: undefined } })
  }
  if (browse.text)
    chips.unshift({ key: 'text', text: t('list.chip.search', { text: browse.text }), rest: { text: '' } })
  if (chips.length === 0) return null
  return (
    <div className={styles.bar}>
      <ul className={styles.chips} aria-label={t('list.chip.label')}>
        {chips.map(({ key, text, rest }) => (
          <li key={key} className={styles.chip}>
            <span dir="auto">{text}</span>
            <button
              type="button"
              aria-label={t('list.chip.remove', { text })}
              onClick={event => {
                focusNextRowButton(event.currentTarget, heir.current)
                change(rest)
              }}
            >
              <X size={14} strokeWidth={2} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.clear}
        onClick={() => {
          heir.current?.focus()
          change({ filters: emptyFilters, text: '', letter: undefined })
        }}
      >
        {t('list.chip.clear')}
      </button>
    </div>
  )
}
