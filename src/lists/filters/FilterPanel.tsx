import { TriState } from '../../components/controls/TriState'
import styles from './FilterPanel.module.css'
import { FilterSection } from './FilterSection'
import { FilterValues } from './FilterValues'
import {
  countFilterValues,
  emptyChoice,
  type FilterState,
  filterChoice,
  filterSideOf,
  withFilterChoice,
  withFilterValue,
} from './filterState'
import { authorRoles, type FilterTable, isYesNoFilter, YES } from './filterTable'
import { filterLabel } from './filterText'
import type { SuggestionScope } from './suggestions'
import { useFilterText } from './useFilterText'

type FilterPanelProps = {
  table: FilterTable<unknown>
  filters: FilterState
  onChange: (filters: FilterState) => void
  /** Scope of the suggested values. Without a library or series, a library filter is shown too. */
  scope?: SuggestionScope
}

const everywhere: SuggestionScope = {}

/** Renders all filters of a filter table: yes/no filters and read status first, the others in collapsible sections. */
export function FilterPanel({ table, filters, onChange, scope = everywhere }: FilterPanelProps) {
  const wording = useFilterText()
  const rows = Object.entries(table).filter(([filter]) => filter !== 'library' || (!scope.libraryId && !scope.seriesId))
  const change = (filter: string) => (choice: FilterState[string]) =>
    onChange(withFilterChoice(filters, filter, choice))
  const quick = rows.filter(([filter, row]) => isYesNoFilter(row) || filter === 'read')
  const folded = rows.filter(entry => !quick.includes(entry))
  const section = ([filter, row]: (typeof rows)[number]) => {
    const choice = filterChoice(filters, filter)
    const label = filterLabel(filter, wording)
    return (
      <FilterSection
        key={filter}
        title={label}
        count={countFilterValues(choice)}
        onClear={() => change(filter)(emptyChoice)}
      >
        {() => (
          <FilterValues
            row={row}
            label={label}
            choice={choice}
            onChange={change(filter)}
            wording={wording}
            scope={{ ...scope, ...(authorRoles.includes(filter) && { role: filter }) }}
          />
        )}
      </FilterSection>
    )
  }
  return (
    <div className={styles.panel}>
      <div className={styles.quick}>
        {quick.map(([filter, row]) =>
          (row.words?.values ?? [YES]).map(value => (
            <TriState
              key={filter + value}
              value={filterSideOf(filterChoice(filters, filter), value)}
              onChange={side => change(filter)(withFilterValue(filterChoice(filters, filter), value, side))}
            >
              {row.words ? wording.enumText(row.words.name, value) : filterLabel(filter, wording)}
            </TriState>
          )),
        )}
      </div>
      {folded.filter(([, row]) => row.suggested !== 'authors').map(section)}
      <h2 className={styles.group}>{wording.t('list.filters.people')}</h2>
      {folded.filter(([, row]) => row.suggested === 'authors').map(section)}
    </div>
  )
}
