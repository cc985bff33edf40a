/** Filter value that selects records without a value. */
export const FILTER_VALUE_NONE = ''

/**
 * Values that the user selected in a filter. A record matches if it has a value of `with` and no value of `without`. If
 * `all` is true, the record must have every value of `with`. `from` and `to` are the bounds of a range.
 */
export type SelectedFilterValues = {
  with: readonly string[]
  without: readonly string[]
  all?: true
  from?: number
  to?: number
}

export type FilterInclusion = 'with' | 'without'

/** Selected filter values by filter name. A filter without selected values is absent. */
export type FilterState = { readonly [filter: string]: SelectedFilterValues }

export const emptySelectedFilterValues: SelectedFilterValues = { with: [], without: [] }
export const emptyFilterState: FilterState = {}

/**
 * Returns the values that the user selected in a filter. If the filter is not set, the lists of included and excluded
 * values are empty.
 */
export const getSelectedFilterValues = (filters: FilterState, filter: string): SelectedFilterValues =>
  Object.hasOwn(filters, filter) ? (filters[filter] ?? emptySelectedFilterValues) : emptySelectedFilterValues

/** Returns whether the server treats two values as equal. The server ignores case and accents (server-facts 2.10). */
export const isSameFilterValue = (a: string, b: string): boolean =>
  a === b || (a !== FILTER_VALUE_NONE && b !== FILTER_VALUE_NONE && collator.compare(a, b) === 0)

const collator = new Intl.Collator('en', { sensitivity: 'base' })

/** Returns whether a value is included or excluded. Undefined if the value is not selected. */
export function getFilterInclusion(
  { with: included, without }: SelectedFilterValues,
  value: string,
): FilterInclusion | undefined {
  const isSame = (b: string) => isSameFilterValue(b, value)
  if (included.some(isSame)) return 'with'
  return without.some(isSame) ? 'without' : undefined
}

/** Includes, excludes or deselects a value of a filter. */
export function changeFilterValueInclusion(
  choice: SelectedFilterValues,
  value: string,
  inclusion: FilterInclusion | undefined,
): SelectedFilterValues {
  const others = (values: readonly string[]) => values.filter(b => !isSameFilterValue(b, value))
  const next = { ...choice, with: others(choice.with), without: others(choice.without) }
  return inclusion ? { ...next, [inclusion]: [...next[inclusion], value] } : next
}

/** Sets the range of a filter. An undefined bound means no limit. Swaps bounds in the wrong order. */
export function replaceFilterRange(
  choice: SelectedFilterValues,
  from: number | undefined,
  to: number | undefined,
): SelectedFilterValues {
  const isReversed = from !== undefined && to !== undefined && from > to
  return { ...choice, from: isReversed ? to : from, to: isReversed ? from : to }
}

/** Sets the selected values of a filter. If no values are selected, the filter is removed. */
export function replaceSelectedFilterValues(
  filters: FilterState,
  filter: string,
  choice: SelectedFilterValues,
): FilterState {
  const { [filter]: _, ...others } = filters
  return isEmptyChoice(choice) ? others : { ...filters, [filter]: normalizeChoice(choice) }
}

/** Removes all included or all excluded values of a filter. */
export function clearIncludedOrExcludedValues(
  filters: FilterState,
  filter: string,
  inclusion: FilterInclusion,
): FilterState {
  const choice = getSelectedFilterValues(filters, filter)
  return replaceSelectedFilterValues(
    filters,
    filter,
    inclusion === 'with' ? { with: [], without: choice.without } : { ...choice, without: [] },
  )
}

/** Returns the number of selected values. A range counts as 1. */
export function countSelectedFilterValues(choice: SelectedFilterValues): number {
  return choice.with.length + choice.without.length + (hasFilterRange(choice) ? 1 : 0)
}

/** Returns whether a filter has a lower or upper bound. */
export const hasFilterRange = ({ from, to }: SelectedFilterValues): boolean => from !== undefined || to !== undefined
/** Returns whether no filter is set. */
export const isFilterStateEmpty = (filters: FilterState): boolean => Object.keys(filters).length === 0

const isEmptyChoice = (choice: SelectedFilterValues) => countSelectedFilterValues(choice) === 0

/**
 * Removes undefined properties from the selected values of a filter. Also removes the flag `all` if no values are
 * included, because the flag then has no effect.
 */
function normalizeChoice({ with: included, without, all, from, to }: SelectedFilterValues): SelectedFilterValues {
  return {
    with: included,
    without,
    ...(all && included.some(value => value !== FILTER_VALUE_NONE) && { all }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  }
}
