import { SegmentedControl } from '../../../components/controls/SegmentedControl'
import { ToggleChip } from '../../../components/controls/ToggleChip'
import { useGetLibraries } from '../../../generated/libraries/libraries'
import styles from '../../filters/FilterPanel.module.css'
import { FilterSection } from '../../filters/FilterSection'
import { TextFilterInput } from '../TextFilterInput'
import type { CellTextFormatters, RecordTableFilterDefinition } from '../tableDefinition'
import { replaceTableFilterValues, type TableFilterState } from '../tableFilters'
import { useCellTextFormatters } from '../useCellTextFormatters'
import { PeriodInput } from './PeriodInput'
import { formatTableFilterValue } from './tableFilterChips'

type TableFilterPanelProps<Item> = {
  definitions: readonly RecordTableFilterDefinition<Item>[]
  filters: TableFilterState
  onChange: (filters: TableFilterState) => void
}

/** Panel with the inputs of the given filters of a table. Each filter is in a collapsible section. */
export function TableFilterPanel<Item>({ definitions, filters, onChange }: TableFilterPanelProps<Item>) {
  const texts = useCellTextFormatters()
  return (
    <div className={styles.panel}>
      {definitions.map(definition => {
        const values = filters[definition.id] ?? []
        const change = (next: readonly string[]) => onChange(replaceTableFilterValues(filters, definition.id, next))
        return (
          <FilterSection
            key={definition.id}
            title={texts.t(definition.labelKey)}
            count={values.length}
            isOpenAtFirst={definitions.length <= MAX_OPEN_FILTERS}
            onClear={() => change([])}
          >
            {() => <FilterInput definition={definition} values={values} onChange={change} texts={texts} />}
          </FilterSection>
        )
      })}
    </div>
  )
}

/** If a panel has at most this number of filters, all its sections are initially open. */
const MAX_OPEN_FILTERS = 6

type FilterInputProps<Item> = {
  definition: RecordTableFilterDefinition<Item>
  values: readonly string[]
  onChange: (values: readonly string[]) => void
  texts: CellTextFormatters
}

function FilterInput<Item>(props: FilterInputProps<Item>) {
  const { definition, values, onChange, texts } = props
  const label = texts.t(definition.labelKey)
  if (definition.kind === 'enum') return <ValueChips {...props} options={definition.values} />
  if (definition.kind === 'library') return <LibraryChips {...props} />
  if (definition.kind === 'boolean') return <YesNoInput {...props} label={label} />
  if (definition.kind === 'period') return <PeriodInput label={label} values={values} onChange={onChange} />
  if (definition.kind === 'text') return <TextFilterInput label={label} values={values} onChange={onChange} />
  return <definition.Input label={label} values={values} onChange={onChange} />
}

function ValueChips<Item>({
  definition,
  values,
  onChange,
  texts,
  options,
}: FilterInputProps<Item> & { options: readonly string[] }) {
  const toggle = (value: string) =>
    onChange(values.includes(value) ? values.filter(other => other !== value) : [...values, value])
  return (
    <ul className={styles.values} aria-label={texts.t(definition.labelKey)}>
      {options.map(value => (
        <li key={value}>
          <ToggleChip isOn={values.includes(value)} onToggle={() => toggle(value)}>
            {formatTableFilterValue(definition, value, texts)}
          </ToggleChip>
        </li>
      ))}
    </ul>
  )
}

function LibraryChips<Item>(props: FilterInputProps<Item>) {
  const { data: libraries = [] } = useGetLibraries({ query: { meta: { shownBy: 'none' } } })
  const ids = libraries.map(({ id }) => id)
  // Also lists selected libraries that no longer exist. Otherwise, the user could not deselect them.
  return <ValueChips {...props} options={[...new Set([...ids, ...props.values])]} />
}

function YesNoInput<Item>({ values, onChange, texts: { t }, label }: FilterInputProps<Item> & { label: string }) {
  return (
    <SegmentedControl
      hideLabel
      label={label}
      value={values[0] ?? ''}
      choices={[
        { value: '', label: t('table.any') },
        { value: 'true', label: t('table.yes') },
        { value: 'false', label: t('table.no') },
      ]}
      onChange={value => onChange(value ? [value] : [])}
    />
  )
}
