import { X } from 'lucide-react'
import type { RefObject } from 'react'
import { focusNextRowButton } from '../../components/focus/focusNextRowButton'
import type { BrowseState } from '../browse/browseState'
import type { BrowseControls } from '../browse/useBrowseControls'
import styles from './ActiveFilterChips.module.css'
import { buildFilterChips } from './filterChips'
import { emptyFilters } from './filterState'
import { useFilterTextContext } from './useFilterTextContext'

type ActiveFilterChipsProps = BrowseControls & {
  /** Receives the focus when the last chip is removed. */
  focusFallback: RefObject<HTMLElement | null>
}

/** Shows the search text, letter and active filters as removable chips. Renders nothing when none is set. */
export function ActiveFilterChips({ options, browse, change, focusFallback }: ActiveFilterChipsProps) {
  const textContext = useFilterTextContext()
  const { t } = textContext
  const chips: { key: string; text: string; changes: Partial<BrowseState> }[] = buildFilterChips(
    options.filters,
    browse.filters,
    textContext,
  ).map(({ key, text, remainingFilters }) => ({ key, text, changes: { filters: remainingFilters } }))
  if (browse.letter) {
    const text = t('list.chip.letter', { letter: browse.letter })
    chips.unshift({ key: 'letter', text, changes: { letter: undefined } })
  }
  if (browse.text)
    chips.unshift({ key: 'text', text: t('list.chip.search', { text: browse.text }), changes: { text: '' } })
  if (chips.length === 0) return null
  return (
    <div className={styles.bar}>
      <ul className={styles.chips} aria-label={t('list.chip.label')}>
        {chips.map(({ key, text, changes }) => (
          <li key={key} className={styles.chip}>
            <span dir="auto">{text}</span>
            <button
              type="button"
              aria-label={t('list.chip.remove', { text })}
              onClick={event => {
                focusNextRowButton(event.currentTarget, focusFallback.current)
                change(changes)
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
          focusFallback.current?.focus()
          change({ filters: emptyFilters, text: '', letter: undefined })
        }}
      >
        {t('list.chip.clear')}
      </button>
    </div>
  )
}
