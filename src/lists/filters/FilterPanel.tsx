import { IncludeExcludeChip } from '../../components/controls/IncludeExcludeChip'
import styles from './FilterPanel.module.css'
import { FilterSection } from './FilterSection'
import { FilterValueControls } from './FilterValueControls'
import { getFilterLabel } from './filterChips'
import {
  authorRolesWithSeparateFilter,
  BOOLEAN_FILTER_TRUE_VALUE,
  type FilterDefinitions,
  isBooleanFilter,
} from './filterDefinitions'
import {
  changeFilterValueInclusion,
  countSelectedFilterValues,
  emptySelectedFilterValues,
  type FilterState,
  getFilterInclusion,
  getSelectedFilterValues,
  replaceSelectedFilterValues,
} from './filterState'
import type { FilterSuggestionScope } from './useFilterSuggestions'
import { useFilterTextContext } from './useFilterTextContext'

type FilterPanelProps = {
  table: FilterDefinitions<unknown>
  filters: FilterState
  onChange: (filters: FilterState) => void
  /**
   * Library, collection, read list or series to which the suggested filter values belong. For a library or series, the
   * panel has no filter by library, because all items are in the same library.
   */
  scope?: FilterSuggestionScope
}

const unrestrictedScope: FilterSuggestionScope = {}

/**
 * Panel with the filters of a list. Yes/no filters and the read status are at the top. Below, each other filter has a
 * collapsible section.
 */
export function FilterPanel({ table, filters, onChange, scope = unrestrictedScope }: FilterPanelProps) {
  const textContext = useFilterTextContext()
  const definitions = Object.entries(table).filter(
    ([filter]) => filter !== 'library' || (!scope.libraryId && !scope.seriesId),
  )
  const change = (filter: string) => (choice: FilterState[string]) =>
    onChange(replaceSelectedFilterValues(filters, filter, choice))
  const quickFilters = definitions.filter(([filter, definition]) => isBooleanFilter(definition) || filter === 'read')
  const collapsedFilters = definitions.filter(entry => !quickFilters.includes(entry))
  const renderSection = ([filter, definition]: (typeof definitions)[number]) => {
    const choice = getSelectedFilterValues(filters, filter)
    const label = getFilterLabel(filter, textContext)
    return (
      <FilterSection
        key={filter}
        title={label}
        count={countSelectedFilterValues(choice)}
        onClear={() => change(filter)(emptySelectedFilterValues)}
      >
        {() => (
          <FilterValueControls
            definition={definition}
            label={label}
            choice={choice}
            onChange={change(filter)}
            textContext={textContext}
            scope={{ ...scope, ...(authorRolesWithSeparateFilter.includes(filter) && { role: filter }) }}
          />
        )}
      </FilterSection>
    )
  }
  return (
    <div className={styles.panel}>
      <div className={styles.quick}>
        {quickFilters.map(([filter, definition]) =>
          (definition.enumeration?.values ?? [BOOLEAN_FILTER_TRUE_VALUE]).map(value => (
            <IncludeExcludeChip
              key={filter + value}
              value={getFilterInclusion(getSelectedFilterValues(filters, filter), value)}
              onChange={inclusion =>
                change(filter)(changeFilterValueInclusion(getSelectedFilterValues(filters, filter), value, inclusion))
              }
            >
              {definition.enumeration
                ? textContext.enumText(definition.enumeration.name, value)
                : getFilterLabel(filter, textContext)}
            </IncludeExcludeChip>
          )),
        )}
      </div>
      {collapsedFilters.filter(([, definition]) => definition.suggestionSource !== 'authors').map(renderSection)}
      <h2 className={styles.group}>{textContext.t('list.filters.people')}</h2>
      {collapsedFilters.filter(([, definition]) => definition.suggestionSource === 'authors').map(renderSection)}
    </div>
  )
}
