import type { RefObject } from 'react'
import type { BrowseState } from '../browse/browseState'
import type { BrowseControls } from '../browse/useBrowseControls'
import { FilterChipList } from './FilterChipList'
import { emptyFilters } from './filterState'
import { buildFilterChips } from './filterText'
import { useFilterTextContext } from './useFilterTextContext'

type FilterBarProps = BrowseControls & {
  /** Receives the focus when the last chip is removed. */
  focusFallback: RefObject<HTMLElement | null>
}

/** Shows the search text, letter and filters in force as removable chips. Renders nothing without any. */
export function FilterBar({ options, browse, change, focusFallback }: FilterBarProps) {
  const textContext = useFilterTextContext()
  const { t } = textContext
  const chips: { key: string; text: string; rest: Partial<BrowseState> }[] = buildFilterChips(
    options.filters,
    browse.filters,
    textContext,
  ).map(({ key, text, remainingFilters }) => ({ key, text, rest: { filters: remainingFilters } }))
  if (browse.letter) {
    const text = t('list.chip.letter', { letter: browse.letter })
    chips.unshift({ key: 'letter', text, rest: { letter: undefined } })
  }
  if (browse.text)
    chips.unshift({ key: 'text', text: t('list.chip.search', { text: browse.text }), rest: { text: '' } })
  return (
    <FilterChipList
      chips={chips.map(({ key, text, rest }) => ({ key, text, onRemove: () => change(rest) }))}
      onClear={() => change({ filters: emptyFilters, text: '', letter: undefined })}
      focusFallback={focusFallback}
    />
  )
}
