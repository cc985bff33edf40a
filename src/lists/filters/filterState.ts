/** Filter value "none". It selects records in which the filtered property is empty. */
export const FILTER_VALUE_NONE = ''

/**
 * Values that the user selected in a filter. `with` contains the included values, and `without` the excluded values.
 * `from` and `to` are the limits of a range of included values.
 * - A record with an excluded value never passes the filter.
 * - Any other record passes if it has at least a single value from `with`, or a value in the range.
 * - If `all` is true, the record needs all values from `with`, or a value in the range. Exception: if `with` contains
 *   {@link FILTER_VALUE_NONE}, a record without a value also passes.
 * - If `with` is empty and there is no range, only `without` applies.
 */
export type SelectedFilterValues = {
  with: readonly string[]
  without: readonly string[]
  all?: true
  from?: number
  to?: number
}

export type FilterInclusion = 'with' | 'without'

/** Active filters of a list: the selected values by filter name. Filters without selected values are absent. */
export type FilterState = { readonly [filter: string]: SelectedFilterValues }

export const emptySelectedFilterValues: SelectedFilterValues = { with: [], without: [] }
export const emptyFilterState: FilterState = {}

/**
 * Returns the values that the user selected in a filter. If the filter is not active, `with` and `without` are empty.
 */
export const getSelectedFilterValues = (filters: FilterState, filter: string): SelectedFilterValues =>
  Object.hasOwn(filters, filter) ? (filters[filter] ?? emptySelectedFilterValues) : emptySelectedFilterValues

/** Returns whether the server treats two values as equal. The server ignores case and accents (server-facts 2.10). */
export const isSameFilterValue = (a: string, b: string): boolean =>
  a === b || (a !== FILTER_VALUE_NONE && b !== FILTER_VALUE_NONE && collator.compare(a, b) === 0)

const collator = new Intl.Collator('en', { sensitivity: 'base' })

/** Returns whether a value is included (`with`) or excluded (`without`). Undefined if the value is not selected. */
export function getFilterInclusion(
  { with: included, without }: SelectedFilterValues,
  value: string,
): FilterInclusion | undefined {
  const isSame = (b: string) => isSameFilterValue(b, value)
  if (included.some(isSame)) return 'with'
  return without.some(isSame) ? 'without' : undefined
}

/** Returns the selected values after the user has included, excluded or deselected a value. */
export function changeFilterValueInclusion(
  choice: SelectedFilterValues,
  value: string,
  inclusion: FilterInclusion | undefined,
): SelectedFilterValues {
  const others = (values: readonly string[]) => values.filter(b => !isSameFilterValue(b, value))
  const next = { ...choice, with: others(choice.with), without: others(choice.without) }
  return inclusion ? { ...next, [inclusion]: [...next[inclusion], value] } : next
}

/**
 * Returns a copy of `choice` with the range from `from` to `to`. An undefined bound means no limit. If `from` is larger
 * than `to`, swaps the bounds.
 */
export function replaceFilterRange(
  choice: SelectedFilterValues,
  from: number | undefined,
  to: number | undefined,
): SelectedFilterValues {
  const isReversed = from !== undefined && to !== undefined && from > to
  return { ...choice, from: isReversed ? to : from, to: isReversed ? from : to }
}

/** Returns the filters with new selected values for a filter. If no values are selected, the filter is removed. */
export function replaceSelectedFilterValues(
  filters: FilterState,
  filter: string,
  choice: SelectedFilterValues,
): FilterState {
  const { [filter]: _, ...others } = filters
  return isEmptyChoice(choice) ? others : { ...filters, [filter]: normalizeChoice(choice) }
}

/**
 * Removes either all included values or all excluded values of a single filter. Returns the new state of all filters.
 * @param filter name of the filter
 * @param inclusion `with` removes the included values and the range (see {@link replaceFilterRange}). `without` removes
 *   the excluded values
 */
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

/** Returns how many values the user selected in a filter. A range counts as a single value. */
export function countSelectedFilterValues(choice: SelectedFilterValues): number {
  return choice.with.length + choice.without.length + (hasFilterRange(choice) ? 1 : 0)
}

/** Returns whether the range of a filter has a lower or an upper bound. */
export const hasFilterRange = ({ from, to }: SelectedFilterValues): boolean => from !== undefined || to !== undefined
/** Returns whether no filter is set. */
export const isFilterStateEmpty = (filters: FilterState): boolean => Object.keys(filters).length === 0

const isEmptyChoice = (choice: SelectedFilterValues) => countSelectedFilterValues(choice) === 0

/**
 * Removes undefined properties from the selected values of a filter. Removes the flag `all`, too, if `with` is empty or
 * contains only {@link FILTER_VALUE_NONE}. In these two cases, the flag has no effect.
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
