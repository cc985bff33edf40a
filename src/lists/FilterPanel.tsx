import { TriState } from '../components/TriState'
import styles from './FilterPanel.module.css'
import { FilterSection } from './FilterSection'
import { FilterValues } from './FilterValues'
import { choiceOf, countChosen, type Filters, noChoice, sideOf, withChoice, withValue } from './filters'
import { authorRoles, type FilterTable, isFlag, YES } from './filterTable'
import { filterName } from './filterWords'
import type { SuggestionScope } from './suggestions'
import { useWording } from './useWording'

type FilterPanelProps = {
  table: FilterTable<unknown>
  filters: Filters
  onChange: (filters: Filters) => void
  /** Whose values are offered; what is not of one library has a filter for libraries too. */
  scope?: SuggestionScope
}

const everywhere: SuggestionScope = {}

/** Every filter of a list, drawn from its table: what is asked most is at hand, the rest folded away. */
export function FilterPanel({ table, filters, onChange, scope = everywhere }: FilterPanelProps) {
  const wording = useWording()
  const rows = Object.entries(table).filter(([filter]) => filter !== 'library' || (!scope.libraryId && !scope.seriesId))
  const change = (filter: string) => (choice: Filters[string]) => onChange(withChoice(filters, filter, choice))
  const quick = rows.filter(([filter, row]) => isFlag(row) || filter === 'read')
  const folded = rows.filter(entry => !quick.includes(entry))
  const section = ([filter, row]: (typeof rows)[number]) => {
    const choice = choiceOf(filters, filter)
    const label = filterName(filter, wording)
    return (
      <FilterSection key={filter} title={label} count={countChosen(choice)} onClear={() => change(filter)(noChoice)}>
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
              value={sideOf(choiceOf(filters, filter), value)}
              onChange={side => change(filter)(withValue(choiceOf(filters, filter), value, side))}
            >
              {row.words ? wording.enumText(row.words.name, value) : filterName(filter, wording)}
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
