import {
  BOOLEAN_FILTER_TRUE_VALUE,
  type FilterDefinition,
  type FilterDefinitions,
  isBooleanFilter,
} from '../../src/lists/filters/filterDefinitions'
import {
  changeFilterValueInclusion,
  emptySelectedFilterValues,
  FILTER_VALUE_NONE,
  type FilterState,
  replaceFilterRange,
  replaceSelectedFilterValues,
  type SelectedFilterValues,
} from '../../src/lists/filters/filterState'

type Part = Readonly<Record<string, unknown>>

/**
 * Converts a search condition back to the filters from which it was created. With this function, tests prove that
 * different filters result in different conditions.
 * @param condition search condition, or undefined if no filter is set
 * @param values all names and numbers that a filter may contain
 */
export function reconstructFiltersFromCondition(
  table: FilterDefinitions<unknown>,
  condition: object | undefined,
  values: readonly string[],
): FilterState {
  const parts = condition ? membersOf('allOf', condition as Part) : []
  let filters: FilterState = {}
  for (const [filter, row] of Object.entries(table)) {
    filters = replaceSelectedFilterValues(
      filters,
      filter,
      readChoice(row, parts, isBooleanFilter(row) ? [BOOLEAN_FILTER_TRUE_VALUE] : (row.enumeration?.values ?? values)),
    )
  }
  return filters
}

function readChoice(
  { conditions, multiValued }: FilterDefinition<unknown>,
  parts: readonly Part[],
  values: readonly string[],
): SelectedFilterValues {
  const matches = (part: Part, test: unknown) => test !== undefined && JSON.stringify(part) === JSON.stringify(test)
  let choice = emptySelectedFilterValues
  const inclusions = parts.filter(part => !isExclusion(part))
  for (const part of inclusions) choice = readInclusion(part)
  return choice

  /**
   * Checks whether a part of the search condition excludes a filter value. If so, adds this value to the excluded
   * values in `choice` and returns true.
   */
  function isExclusion(part: Part): boolean {
    const excluded = values.find(value => matches(part, conditions.isNot(value)))
    if (excluded !== undefined) choice = changeFilterValueInclusion(choice, excluded, 'without')
    else if (matches(part, conditions.isSome)) choice = changeFilterValueInclusion(choice, FILTER_VALUE_NONE, 'without')
    else return false
    return true
  }

  /**
   * Reads the filter values that a part of the search condition includes. The part contains either a range or a list of
   * values. A record must match at least a single value of the list, or all values. This depends on the operator of the
   * list. Adds the included values to `choice` and returns `choice`.
   */
  function readInclusion(part: Part): SelectedFilterValues {
    for (const each of membersOf('anyOf', part)) {
      const selected = values.find(value => matches(each, conditions.is(value)))
      // A condition such as "is 2000" is ambiguous. The filter includes the value 2000, or has the range from 2000 to
      // 2000. If the filter also excludes the value 2000, the condition must be the range, because a filter cannot
      // include and exclude the same value.
      if (selected !== undefined && choice.without.includes(selected))
        choice = replaceFilterRange(choice, Number(selected), Number(selected))
      else if (selected !== undefined) choice = changeFilterValueInclusion(choice, selected, 'with')
      else if (matches(each, conditions.isNone)) choice = changeFilterValueInclusion(choice, FILTER_VALUE_NONE, 'with')
      else choice = readAllOf(each)
    }
    return choice
  }

  function readAllOf(each: Part): SelectedFilterValues {
    const members = membersOf('allOf', each)
    const range = readRange(members)
    if (range) return replaceFilterRange(choice, range.from, range.to)
    const names = members.map(member => values.find(value => matches(member, conditions.is(value))))
    if (!multiValued || names.includes(undefined)) return choice
    const all = names.reduce<SelectedFilterValues>(
      (now, name) => changeFilterValueInclusion(now, name ?? '', 'with'),
      choice,
    )
    return { ...all, all: true }
  }

  function readRange(members: readonly Part[]) {
    if (!conditions.between) return undefined
    for (const from of [undefined, ...values.map(Number)])
      for (const to of [undefined, ...values.map(Number)]) {
        const expected = conditions.between(from, to)
        if (expected.length > 0 && matches({ expected: members }, { expected })) return { from, to }
      }
    return undefined
  }
}

const membersOf = (group: 'allOf' | 'anyOf', part: Part): readonly Part[] =>
  Array.isArray(part[group]) ? (part[group] as Part[]) : [part]
