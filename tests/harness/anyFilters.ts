import { type Choice, type Filters, NONE, noChoice, withChoice, withRange, withValue } from '../../src/lists/filters'
import { type FilterRow, type FilterTable, isFlag, YES } from '../../src/lists/filterTable'
import { fc } from './property'

const numbers = fc.integer({ min: 0, max: 9999 })

/**
 * Any filters that a person can make of a table.
 * @param names  what filters by name choose from
 * @param figures  what filters by number choose from
 */
export function anyFilters(
  table: FilterTable<unknown>,
  names: fc.Arbitrary<string>,
  figures: fc.Arbitrary<number> = numbers,
): fc.Arbitrary<Filters> {
  return fc.subarray(Object.entries(table)).chain(rows =>
    fc.tuple(...rows.map(([, row]) => anyChoice(row, names, figures))).map(choices => {
      let filters: Filters = {}
      rows.forEach(([filter], at) => {
        filters = withChoice(filters, filter, choices[at] ?? noChoice)
      })
      return filters
    }),
  )
}

function anyChoice(
  row: FilterRow<unknown>,
  names: fc.Arbitrary<string>,
  figures: fc.Arbitrary<number>,
): fc.Arbitrary<Choice> {
  const values = fc.uniqueArray(anyValue(row, names, figures), { maxLength: 5 })
  const sides = fc.array(fc.constantFrom('with' as const, 'without' as const), { minLength: 5, maxLength: 5 })
  const range = row.tests.between ? fc.option(fc.tuple(fc.option(figures), fc.option(figures))) : fc.constant(null)
  const all = row.several ? fc.boolean() : fc.constant(false)
  return fc.tuple(values, sides, range, all).map(([chosen, side, bounds, every]) => {
    let choice: Choice = every ? { ...noChoice, all: true } : noChoice
    chosen.forEach((value, at) => {
      choice = withValue(choice, value, side[at])
    })
    return bounds ? withRange(choice, bounds[0] ?? undefined, bounds[1] ?? undefined) : choice
  })
}

function anyValue(
  row: FilterRow<unknown>,
  names: fc.Arbitrary<string>,
  figures: fc.Arbitrary<number>,
): fc.Arbitrary<string> {
  if (isFlag(row)) return fc.constant(YES)
  if (row.words) return fc.constantFrom(...row.words.values)
  const value = row.tests.between ? figures.map(String) : names
  return row.tests.isNone ? fc.oneof({ weight: 4, arbitrary: value }, fc.constant(NONE)) : value
}
