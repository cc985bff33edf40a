import { getLanguageNameOrTag } from '../../language/getLanguageNameOrTag'
import { normalizeForSearch } from '../../language/normalizeForSearch'
import {
  BOOLEAN_FILTER_TRUE_VALUE,
  type FilterDefinition,
  type FilterDefinitions,
  isBooleanFilter,
} from './filterDefinitions'
import {
  clearIncludedOrExcludedValues,
  FILTER_VALUE_NONE,
  type FilterState,
  getSelectedFilterValues,
  hasFilterRange,
  replaceSelectedFilterValues,
  type SelectedFilterValues,
} from './filterState'

/** Interface language, and functions that return texts for filters in this language. */
export type FilterTextContext = {
  t: (key: string, values?: Record<string, unknown>) => string
  enumText: (enumeration: string, value: string) => string
  locale: string
  libraryName: (id: string) => string | undefined
}

/** Chip of an active filter. `remainingFilters` are the filters that apply after the user has removed the chip. */
export type FilterChipData = { key: string; text: string; remainingFilters: FilterState }

/** Returns the chips of the active filters, in the order of the filter definitions. */
export function buildFilterChips(
  table: FilterDefinitions<unknown>,
  filters: FilterState,
  textContext: FilterTextContext,
): FilterChipData[] {
  return Object.entries(table).flatMap(([filter, definition]) => {
    const choice = getSelectedFilterValues(filters, filter)
    const chip = (part: string, text: string | undefined, remainingFilters: FilterState): FilterChipData[] =>
      text === undefined ? [] : [{ key: `${filter} ${part}`, text, remainingFilters }]
    if (isBooleanFilter(definition))
      return chip(
        'flag',
        yesNoText(filter, choice, textContext),
        replaceSelectedFilterValues(filters, filter, clearedChoice),
      )
    const excludedNames = choice.without.filter(value => value !== FILTER_VALUE_NONE)
    const withoutNoValue = { ...choice, without: excludedNames }
    return [
      ...chip(
        'with',
        includedText(filter, definition, choice, textContext),
        clearIncludedOrExcludedValues(filters, filter, 'with'),
      ),
      ...chip(
        'some',
        choice.without.length > excludedNames.length
          ? textContext.t('list.chip.any', { filter: getFilterLabel(filter, textContext) })
          : undefined,
        replaceSelectedFilterValues(filters, filter, withoutNoValue),
      ),
      ...chip(
        'without',
        excludedText(filter, definition, excludedNames, textContext),
        replaceSelectedFilterValues(filters, filter, {
          ...choice,
          without: choice.without.filter(value => value === FILTER_VALUE_NONE),
        }),
      ),
    ]
  })
}

export const getFilterLabel = (filter: string, { t }: Pick<FilterTextContext, 't'>): string =>
  t(`list.filter.${filter}`)

export function getFilterValueLabel(
  definition: FilterDefinition<unknown>,
  value: string,
  { t, enumText, libraryName }: FilterTextContext,
): string {
  if (value === FILTER_VALUE_NONE) return t('list.filter.none')
  if (definition.enumeration) return enumText(definition.enumeration.name, value)
  if (definition.suggestionSource === 'languages') return getLanguageNameOrTag(value)
  if (definition.suggestionSource === 'libraries') return libraryName(value) ?? value
  return value
}

/**
 * Returns a function that checks whether the label of a filter value contains a typed text. Ignores case and accents in
 * every language.
 */
export function createFilterValueMatcher(
  definition: FilterDefinition<unknown>,
  typed: string,
  textContext: FilterTextContext,
): (value: string) => boolean {
  const text = normalizeForSearch(typed)
  return value => normalizeForSearch(getFilterValueLabel(definition, value, textContext)).includes(text)
}

const clearedChoice: SelectedFilterValues = { with: [], without: [] }

function yesNoText(filter: string, choice: SelectedFilterValues, { t }: FilterTextContext): string | undefined {
  if (choice.with.includes(BOOLEAN_FILTER_TRUE_VALUE)) return t(`list.flag.${filter}.with`)
  return choice.without.includes(BOOLEAN_FILTER_TRUE_VALUE) ? t(`list.flag.${filter}.without`) : undefined
}

function includedText(
  filter: string,
  definition: FilterDefinition<unknown>,
  choice: SelectedFilterValues,
  textContext: FilterTextContext,
): string | undefined {
  const names = choice.with
    .filter(value => value !== FILTER_VALUE_NONE)
    .map(value => getFilterValueLabel(definition, value, textContext))
  const nameTexts = choice.all && names.length > 1 ? [formatTextList(names, 'conjunction', textContext)] : names
  const none = choice.with.includes(FILTER_VALUE_NONE) ? [textContext.t('list.chip.none')] : []
  const range = hasFilterRange(choice) ? [rangeText(choice, textContext)] : []
  const parts = [...nameTexts, ...range, ...none]
  if (parts.length === 0) return undefined
  const values = formatTextList(parts, 'disjunction', textContext)
  return textContext.t('list.chip.is', { filter: getFilterLabel(filter, textContext), values })
}

function excludedText(
  filter: string,
  definition: FilterDefinition<unknown>,
  excludedNames: string[],
  textContext: FilterTextContext,
): string | undefined {
  if (excludedNames.length === 0) return undefined
  const values = formatTextList(
    excludedNames.map(value => getFilterValueLabel(definition, value, textContext)),
    'disjunction',
    textContext,
  )
  return textContext.t('list.chip.isNot', { filter: getFilterLabel(filter, textContext), values })
}

function rangeText(range: SelectedFilterValues, { t, locale }: FilterTextContext): string {
  // Years have no thousands separator.
  const format = new Intl.NumberFormat(locale, { useGrouping: false })
  const [from, to] = [range.from, range.to].map(bound => (bound === undefined ? undefined : format.format(bound)))
  if (from === undefined) return t('list.chip.upTo', { to })
  return to === undefined ? t('list.chip.from', { from }) : t('list.chip.between', { from, to })
}

const formatTextList = (parts: readonly string[], type: 'conjunction' | 'disjunction', { locale }: FilterTextContext) =>
  new Intl.ListFormat(locale, { type }).format(parts)
