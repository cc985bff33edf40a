import { parseCalendarDay } from '../../../api/serverDates'
import type { CellTextFormatters, RecordTableFilterDefinition } from '../tableDefinition'
import { isToolbarFilter, parseFilterPeriod, replaceTableFilterValues, type TableFilterState } from '../tableFilters'

/**
 * Chip of an active table filter. `remainingFilters` are the filters that apply after the user has removed the chip.
 */
export type TableFilterChipData = { key: string; text: string; remainingFilters: TableFilterState }

/** Returns a chip for each active filter of a table, in the order of the filter definitions. */
export function buildTableFilterChips<Item>(
  definitions: readonly RecordTableFilterDefinition<Item>[],
  filters: TableFilterState,
  texts: CellTextFormatters,
): TableFilterChipData[] {
  return definitions.flatMap(definition => {
    const values = filters[definition.id] ?? []
    if (values.length === 0) return []
    const valueTexts = values.map(value => formatTableFilterValue(definition, value, texts))
    const valueList = texts.format.list(valueTexts)
    // The label of a toolbar filter is the placeholder of its input, for example "Search the history".
    const text = isToolbarFilter(definition)
      ? texts.t('list.chip.search', { text: valueList })
      : texts.t('list.chip.is', { filter: texts.t(definition.labelKey), values: valueList })
    return [{ key: definition.id, text, remainingFilters: replaceTableFilterValues(filters, definition.id, []) }]
  })
}

/** Returns the text of a filter value in the interface language. */
export function formatTableFilterValue<Item>(
  definition: RecordTableFilterDefinition<Item>,
  value: string,
  texts: CellTextFormatters,
): string {
  const { t, libraryName } = texts
  if (definition.kind === 'enum') return definition.valueKey ? t(`${definition.valueKey}.${value}`) : value
  if (definition.kind === 'boolean') return t(value === 'true' ? 'table.yes' : 'table.no')
  if (definition.kind === 'library') return libraryName(value) ?? value
  if (definition.kind === 'period') return periodText(value, texts)
  return definition.kind === 'custom' ? definition.valueText(value, texts) : value
}

function periodText(value: string, { t, format }: CellTextFormatters): string {
  const { from, to } = parseFilterPeriod(value) ?? {}
  const dayText = (day: string | undefined) => format.date(parseCalendarDay(day))
  if (from && to) return from === to ? dayText(from) : t('list.chip.between', { from: dayText(from), to: dayText(to) })
  return from ? t('table.period.since', { day: dayText(from) }) : t('table.period.until', { day: dayText(to) })
}
