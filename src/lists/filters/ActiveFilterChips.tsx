import type { RefObject } from 'react'
import type { BrowseListState } from '../browse/browseListState'
import type { UseBrowseListStateResult } from '../browse/useBrowseListState'
import { FilterChipList } from './FilterChipList'
import { buildFilterChips } from './filterChips'
import { emptyFilterState } from './filterState'
import { useFilterTextContext } from './useFilterTextContext'

type ActiveFilterChipsProps = UseBrowseListStateResult & {
  /** Element that gets the focus after the user has removed the last chip or all chips. */
  focusFallback: RefObject<HTMLElement | null>
}

/**
 * Shows the search text, the letter and the active filters of a list as chips. The button of a chip removes the search
 * text, letter or filter that the chip shows. A further button removes them all. Renders nothing if there are no chips.
 */
export function ActiveFilterChips({ options, browse, change, focusFallback }: ActiveFilterChipsProps) {
  const textContext = useFilterTextContext()
  const { t } = textContext
  const chips: { key: string; text: string; changes: Partial<BrowseListState> }[] = buildFilterChips(
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
  return (
    <FilterChipList
      chips={chips.map(({ key, text, changes }) => ({ key, text, onRemove: () => change(changes) }))}
      onClear={() => change({ filters: emptyFilterState, text: '', letter: undefined })}
      focusFallback={focusFallback}
    />
  )
}
