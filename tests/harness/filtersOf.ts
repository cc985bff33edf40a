import {
  emptyFilterChoice,
  type FilterChoice,
  type FilterState,
  NO_VALUE,
  withFilterChoice,
  withFilterRange,
  withFilterValue,
} from '../../src/lists/filters/filterState'
import { type FilterDefinition, type FilterTable, isYesNoFilter, YES_VALUE } from '../../src/lists/filters/filterTable'

type Part = Readonly<Record<string, unknown>>

/**
 * Reads filters back from the condition that was made of them: the proof that no two ways to filter become one question.
 * @param condition  one condition, or none
 * @param values  every name or figure that may have been chosen
 */
export function filtersOf(
  table: FilterTable<unknown>,
  condition: object | undefined,
  values: readonly string[],
): FilterState {
  const parts = condition ? membersOf('allOf', condition as Part) : []
  let filters: FilterState = {}
  for (const [filter, row] of Object.entries(table)) {
    filters = withFilterChoice(
      filters,
      filter,
      choiceIn(row, parts, isYesNoFilter(row) ? [YES_VALUE] : (row.enumeration?.values ?? values)),
    )
  }
  return filters
}

function choiceIn(
  { conditions, multiValued }: FilterDefinition<unknown>,
  parts: readonly Part[],
  values: readonly string[],
): FilterChoice {
  const says = (part: Part, test: unknown) => test !== undefined && JSON.stringify(part) === JSON.stringify(test)
  let choice = emptyFilterChoice
  const wanted = parts.filter(part => !isUnwanted(part))
  for (const part of wanted) choice = wantedIn(part)
  return choice

  /** What is excluded is a part of its own for each value. */
  function isUnwanted(part: Part): boolean {
    const excluded = values.find(value => says(part, conditions.isNot(value)))
    if (excluded !== undefined) choice = withFilterValue(choice, excluded, 'without')
    else if (says(part, conditions.isSome)) choice = withFilterValue(choice, NO_VALUE, 'without')
    else return false
    return true
  }

  /** What is wanted of one filter is one part: alternatives, of which one may be several names at once, or a range. */
  function wantedIn(part: Part): FilterChoice {
    for (const each of membersOf('anyOf', part)) {
      const named = values.find(value => says(each, conditions.is(value)))
      // A year that is excluded too was wanted as a range from it to it.
      if (named !== undefined && choice.without.includes(named))
        choice = withFilterRange(choice, Number(named), Number(named))
      else if (named !== undefined) choice = withFilterValue(choice, named, 'with')
      else if (says(each, conditions.isNone)) choice = withFilterValue(choice, NO_VALUE, 'with')
      else choice = togetherIn(each)
    }
    return choice
  }

  function togetherIn(each: Part): FilterChoice {
    const members = membersOf('allOf', each)
    const range = rangeIn(members)
    if (range) return withFilterRange(choice, range.from, range.to)
    const names = members.map(member => values.find(value => says(member, conditions.is(value))))
    if (!multiValued || names.includes(undefined)) return choice
    const all = names.reduce<FilterChoice>((now, name) => withFilterValue(now, name ?? '', 'with'), choice)
    return { ...all, all: true }
  }

  function rangeIn(members: readonly Part[]) {
    if (!conditions.between) return undefined
    for (const from of [undefined, ...values.map(Number)])
      for (const to of [undefined, ...values.map(Number)]) {
        const asked = conditions.between(from, to)
        if (asked.length > 0 && says({ asked: members }, { asked })) return { from, to }
      }
    return undefined
  }
}

const membersOf = (group: 'allOf' | 'anyOf', part: Part): readonly Part[] =>
  Array.isArray(part[group]) ? (part[group] as Part[]) : [part]
