import { languageName } from '../../language/languageName'
import {
  type FilterChoice,
  type FilterState,
  filterChoice,
  hasFilterRange,
  NO_VALUE,
  withFilterChoice,
  withoutFilterSide,
} from './filterState'
import { type FilterRow, type FilterTable, isYesNoFilter, YES } from './filterTable'

/** Translations, locale and library names needed to describe filters. */
export type FilterTextSource = {
  t: (key: string, values?: Record<string, unknown>) => string
  enumText: (enumeration: string, value: string) => string
  locale: string
  libraryName: (id: string) => string | undefined
}

/** A chip for a filter in force: its text and the filters without it. */
export type FilterChip = { key: string; text: string; rest: FilterState }

/** Describes the filters as chips in the order of the table. Together the chips cover all filters. */
export function filterChips(
  table: FilterTable<unknown>,
  filters: FilterState,
  wording: FilterTextSource,
): FilterChip[] {
  return Object.entries(table).flatMap(([filter, row]) => {
    const choice = filterChoice(filters, filter)
    const chip = (part: string, text: string | undefined, rest: FilterState): FilterChip[] =>
      text === undefined ? [] : [{ key: `${filter} ${part}`, text, rest }]
    if (isYesNoFilter(row))
      return chip('flag', flagText(filter, choice, wording), withFilterChoice(filters, filter, emptied))
    const named = choice.without.filter(value => value !== NO_VALUE)
    const some = { ...choice, without: named }
    return [
      ...chip('with', wantedText(filter, row, choice, wording), withoutFilterSide(filters, filter, 'with')),
      ...chip(
        'some',
        choice.without.length > named.length
          ? wording.t('list.chip.any', { filter: filterLabel(filter, wording) })
          : undefined,
        withFilterChoice(filters, filter, some),
      ),
      ...chip(
        'without',
        unwantedText(filter, row, named, wording),
        withFilterChoice(filters, filter, { ...choice, without: choice.without.filter(value => value === NO_VALUE) }),
      ),
    ]
  })
}

/** Returns the label of a filter. */
export const filterLabel = (filter: string, { t }: Pick<FilterTextSource, 't'>): string => t(`list.filter.${filter}`)

/** Returns the label of a filter value. */
export function filterValueLabel(
  row: FilterRow<unknown>,
  value: string,
  { t, enumText, libraryName }: FilterTextSource,
): string {
  if (value === NO_VALUE) return t('list.filter.none')
  if (row.words) return enumText(row.words.name, value)
  if (row.suggested === 'languages') return languageName(value)
  if (row.suggested === 'libraries') return libraryName(value) ?? value
  return value
}

const emptied: FilterChoice = { with: [], without: [] }

function flagText(filter: string, choice: FilterChoice, { t }: FilterTextSource): string | undefined {
  if (choice.with.includes(YES)) return t(`list.flag.${filter}.with`)
  return choice.without.includes(YES) ? t(`list.flag.${filter}.without`) : undefined
}

function wantedText(
  filter: string,
  row: FilterRow<unknown>,
  choice: FilterChoice,
  wording: FilterTextSource,
): string | undefined {
  const names = choice.with.filter(value => value !== NO_VALUE).map(value => filterValueLabel(row, value, wording))
  const named = choice.all && names.length > 1 ? [joined(names, 'conjunction', wording)] : names
  const none = choice.with.includes(NO_VALUE) ? [wording.t('list.chip.none')] : []
  const range = hasFilterRange(choice) ? [rangeText(choice, wording)] : []
  const parts = [...named, ...range, ...none]
  if (parts.length === 0) return undefined
  const values = joined(parts, 'disjunction', wording)
  return wording.t('list.chip.is', { filter: filterLabel(filter, wording), values })
}

function unwantedText(
  filter: string,
  row: FilterRow<unknown>,
  named: string[],
  wording: FilterTextSource,
): string | undefined {
  if (named.length === 0) return undefined
  const values = joined(
    named.map(value => filterValueLabel(row, value, wording)),
    'disjunction',
    wording,
  )
  return wording.t('list.chip.isNot', { filter: filterLabel(filter, wording), values })
}

function rangeText({ from, to }: FilterChoice, { t }: FilterTextSource): string {
  if (from === undefined) return t('list.chip.upTo', { to })
  return to === undefined ? t('list.chip.from', { from }) : t('list.chip.between', { from, to })
}

const joined = (parts: readonly string[], type: 'conjunction' | 'disjunction', { locale }: FilterTextSource) =>
  new Intl.ListFormat(locale, { type }).format(parts)
