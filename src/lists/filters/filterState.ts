/** Stands among the values of a filter for "has none at all". No name, word or number is empty. */
export const NO_VALUE = ''

/**
 * What is asked of one filter. A thing fits when something of the wanted side holds (or nothing is wanted) and nothing of
 * `without` does. The wanted side: the values of `with`, any of them or `all`; or having none; or a number from – to.
 */
export type FilterChoice = {
  with: readonly string[]
  without: readonly string[]
  all?: true
  from?: number
  to?: number
}

export type FilterSide = 'with' | 'without'

/** Choices by the name of the filter; what asks for nothing is absent. */
export type FilterState = { readonly [filter: string]: FilterChoice }

export const emptyChoice: FilterChoice = { with: [], without: [] }
export const emptyFilters: FilterState = {}

/** What is asked of a filter; an empty choice when nothing is. */
export const filterChoice = (filters: FilterState, filter: string): FilterChoice =>
  Object.hasOwn(filters, filter) ? (filters[filter] ?? emptyChoice) : emptyChoice

/** Whether the server finds the same by both: it passes over case and accents (server-facts 2.10). */
export const isSameFilterValue = (one: string, other: string): boolean =>
  one === other || (one !== NO_VALUE && other !== NO_VALUE && collator.compare(one, other) === 0)

const collator = new Intl.Collator('en', { sensitivity: 'base' })

/** On which side a value stands. */
export function filterSideOf({ with: wanted, without }: FilterChoice, value: string): FilterSide | undefined {
  const isIt = (other: string) => isSameFilterValue(other, value)
  if (wanted.some(isIt)) return 'with'
  return without.some(isIt) ? 'without' : undefined
}

/** Puts a value on a side, or off both. */
export function withFilterValue(choice: FilterChoice, value: string, side: FilterSide | undefined): FilterChoice {
  const others = (values: readonly string[]) => values.filter(other => !isSameFilterValue(other, value))
  const next = { ...choice, with: others(choice.with), without: others(choice.without) }
  return side ? { ...next, [side]: [...next[side], value] } : next
}

/** Sets a range; a bound that is undefined is open. Bounds in the wrong order change places. */
export function withFilterRange(choice: FilterChoice, from: number | undefined, to: number | undefined): FilterChoice {
  const turned = from !== undefined && to !== undefined && from > to
  return { ...choice, from: turned ? to : from, to: turned ? from : to }
}

/** The filters with one choice replaced; a choice that asks for nothing goes. */
export function withFilterChoice(filters: FilterState, filter: string, choice: FilterChoice): FilterState {
  const { [filter]: _, ...others } = filters
  return asksNothing(choice) ? others : { ...filters, [filter]: tidy(choice) }
}

/** Takes away all that one side of a filter asks. */
export function withoutFilterSide(filters: FilterState, filter: string, side: FilterSide): FilterState {
  const choice = filterChoice(filters, filter)
  return withFilterChoice(
    filters,
    filter,
    side === 'with' ? { with: [], without: choice.without } : { ...choice, without: [] },
  )
}

/** How many things are chosen in a filter: each value, and a range as one. */
export function countFilterValues(choice: FilterChoice): number {
  return choice.with.length + choice.without.length + (hasFilterRange(choice) ? 1 : 0)
}

/** Whether a choice has a bound, on either side. */
export const hasFilterRange = ({ from, to }: FilterChoice): boolean => from !== undefined || to !== undefined
/** Whether nothing is filtered. */
export const isFilterEmpty = (filters: FilterState): boolean => Object.keys(filters).length === 0

const asksNothing = (choice: FilterChoice) => countFilterValues(choice) === 0

/** "All of" means something for two names and more only. */
function tidy({ with: wanted, without, all, from, to }: FilterChoice): FilterChoice {
  return {
    with: wanted,
    without,
    ...(all && wanted.some(value => value !== NO_VALUE) && { all }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  }
}
