import { TriStateChip } from '../../components/controls/TriStateChip'
import styles from './FilterPanel.module.css'
import { FilterSection } from './FilterSection'
import { FilterValues } from './FilterValues'
import {
  countFilterValues,
  emptyFilterChoice,
  type FilterState,
  getFilterChoice,
  getFilterInclusion,
  withFilterChoice,
  withFilterValue,
} from './filterState'
import { authorRoles, type FilterTable, isYesNoFilter, YES_VALUE } from './filterTable'
import { filterLabel } from './filterText'
import type { SuggestionScope } from './useFilterSuggestions'
import { useFilterTextContext } from './useFilterTextContext'

type FilterPanelProps = {
  table: FilterTable<unknown>
  filters: FilterState
  onChange: (filters: FilterState) => void
  /** Scope of the suggested values. Without a library or series, a library filter is shown too. */
  scope?: SuggestionScope
}

const unrestrictedScope: SuggestionScope = {}

/** Renders all filters of a filter table: yes/no filters and read status first, the others in collapsible sections. */
export function FilterPanel({ table, filters, onChange, scope = unrestrictedScope }: FilterPanelProps) {
  const textContext = useFilterTextContext()
  const definitions = Object.entries(table).filter(
    ([filter]) => filter !== 'library' || (!scope.libraryId && !scope.seriesId),
  )
  const change = (filter: string) => (choice: FilterState[string]) =>
    onChange(withFilterChoice(filters, filter, choice))
  const quickFilters = definitions.filter(([filter, definition]) => isYesNoFilter(definition) || filter === 'read')
  const collapsedFilters = definitions.filter(entry => !quickFilters.includes(entry))
  const renderSection = ([filter, definition]: (typeof definitions)[number]) => {
    const choice = getFilterChoice(filters, filter)
    const label = filterLabel(filter, textContext)
    return (
      <FilterSection
        key={filter}
        title={label}
        count={countFilterValues(choice)}
        onClear={() => change(filter)(emptyFilterChoice)}
      >
        {() => (
          <FilterValues
            definition={definition}
            label={label}
            choice={choice}
            onChange={change(filter)}
            textContext={textContext}
            scope={{ ...scope, ...(authorRoles.includes(filter) && { role: filter }) }}
          />
        )}
      </FilterSection>
    )
  }
  return (
    <div className={styles.panel}>
      <div className={styles.quick}>
        {quickFilters.map(([filter, definition]) =>
          (definition.enumeration?.values ?? [YES_VALUE]).map(value => (
            <TriStateChip
              key={filter + value}
              value={getFilterInclusion(getFilterChoice(filters, filter), value)}
              onChange={inclusion =>
                change(filter)(withFilterValue(getFilterChoice(filters, filter), value, inclusion))
              }
            >
              {definition.enumeration
                ? textContext.enumText(definition.enumeration.name, value)
                : filterLabel(filter, textContext)}
            </TriStateChip>
          )),
        )}
      </div>
      {collapsedFilters.filter(([, definition]) => definition.suggestionSource !== 'authors').map(renderSection)}
      <h2 className={styles.group}>{textContext.t('list.filters.people')}</h2>
      {collapsedFilters.filter(([, definition]) => definition.suggestionSource === 'authors').map(renderSection)}
    </div>
  )
}
