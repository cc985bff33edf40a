import { type Choice, type Filters, NONE, noChoice, withChoice, withRange, withValue } from '../../src/lists/filters'
import { type FilterRow, type FilterTable, isFlag, YES } from '../../src/lists/filterTable'

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
): Filters {
  const parts = condition ? membersOf('allOf', condition as Part) : []
  let filters: Filters = {}
  for (const [filter, row] of Object.entries(table)) {
    filters = withChoice(filters, filter, choiceIn(row, parts, isFlag(row) ? [YES] : (row.words?.values ?? values)))
  }
  return filters
}

function choiceIn({ tests, several }: FilterRow<unknown>, parts: readonly Part[], values: readonly string[]): Choice {
  const says = (part: Part, test: unknown) => test !== undefined && JSON.stringify(part) === JSON.stringify(test)
  let choice = noChoice
  const wanted = parts.filter(part => !isUnwanted(part))
  for (const part of wanted) choice = wantedIn(part)
  return choice

  /** What is excluded is a part of its own for each value. */
  function isUnwanted(part: Part): boolean {
    const excluded = values.find(value => says(part, tests.isNot(value)))
    if (excluded !== undefined) choice = withValue(choice, excluded, 'without')
    else if (says(part, tests.isSome)) choice = withValue(choice, NONE, 'without')
    else return false
    return true
  }

  /** What is wanted of one filter is one part: alternatives, of which one may be several names at once, or a range. */
  function wantedIn(part: Part): Choice {
    for (const each of membersOf('anyOf', part)) {
      const named = values.find(value => says(each, tests.is(value)))
      // A year that is excluded too was wanted as a range from it to it.
      if (named !== undefined && choice.without.includes(named))
        choice = withRange(choice, Number(named), Number(named))
      else if (named !== undefined) choice = withValue(choice, named, 'with')
      else if (says(each, tests.isNone)) choice = withValue(choice, NONE, 'with')
      else choice = togetherIn(each)
    }
    return choice
  }

  function togetherIn(each: Part): Choice {
    const members = membersOf('allOf', each)
    const range = rangeIn(members)
    if (range) return withRange(choice, range.from, range.to)
    const names = members.map(member => values.find(value => says(member, tests.is(value))))
    if (!several || names.includes(undefined)) return choice
    const all = names.reduce<Choice>((now, name) => withValue(now, name ?? '', 'with'), choice)
    return { ...all, all: true }
  }

  function rangeIn(members: readonly Part[]) {
    if (!tests.between) return undefined
    for (const from of [undefined, ...values.map(Number)])
      for (const to of [undefined, ...values.map(Number)]) {
        const asked = tests.between(from, to)
        if (asked.length > 0 && says({ asked: members }, { asked })) return { from, to }
      }
    return undefined
  }
}

const membersOf = (group: 'allOf' | 'anyOf', part: Part): readonly Part[] =>
  Array.isArray(part[group]) ? (part[group] as Part[]) : [part]
