/** Stands among the values of a filter for "has none at all". No name, word or number is empty. */
export const NONE = ''

/**
 * What is asked of one filter. A thing fits when something of the wanted side holds (or nothing is wanted) and nothing of
 * `without` does. The wanted side: the values of `with`, any of them or `all`; or having none; or a number from – to.
 */
export type Choice = {
  with: readonly string[]
  without: readonly string[]
  all?: true
  from?: number
  to?: number
}

export type Side = 'with' | 'without'

/** Choices by the name of the filter; what asks for nothing is absent. */
export type Filters = { readonly [filter: string]: Choice }

export const noChoice: Choice = { with: [], without: [] }
export const noFilters: Filters = {}

/** What is asked of a filter; an empty choice when nothing is. */
export const choiceOf = (filters: Filters, filter: string): Choice =>
  Object.hasOwn(filters, filter) ? (filters[filter] ?? noChoice) : noChoice

/** Whether the server finds the same by both: it passes over case and accents (server-facts 2.10). */
export const isSameValue = (one: string, other: string): boolean =>
  one === other || (one !== NONE && other !== NONE && collator.compare(one, other) === 0)

const collator = new Intl.Collator('en', { sensitivity: 'base' })

/** On which side a value stands. */
export function sideOf({ with: wanted, without }: Choice, value: string): Side | undefined {
  const isIt = (other: string) => isSameValue(other, value)
  if (wanted.some(isIt)) return 'with'
  return without.some(isIt) ? 'without' : undefined
}

/** Puts a value on a side, or off both. */
export function withValue(choice: Choice, value: string, side: Side | undefined): Choice {
  const others = (values: readonly string[]) => values.filter(other => !isSameValue(other, value))
  const next = { ...choice, with: others(choice.with), without: others(choice.without) }
  return side ? { ...next, [side]: [...next[side], value] } : next
}

/** Sets a range; a bound that is undefined is open. Bounds in the wrong order change places. */
export function withRange(choice: Choice, from: number | undefined, to: number | undefined): Choice {
  const turned = from !== undefined && to !== undefined && from > to
  return { ...choice, from: turned ? to : from, to: turned ? from : to }
}

/** The filters with one choice replaced; a choice that asks for nothing goes. */
export function withChoice(filters: Filters, filter: string, choice: Choice): Filters {
  const { [filter]: _, ...others } = filters
  return asksNothing(choice) ? others : { ...filters, [filter]: tidy(choice) }
}

/** Takes away all that one side of a filter asks. */
export function withoutSide(filters: Filters, filter: string, side: Side): Filters {
  const choice = choiceOf(filters, filter)
  return withChoice(
    filters,
    filter,
    side === 'with' ? { with: [], without: choice.without } : { ...choice, without: [] },
  )
}

/** How many things are chosen in a filter: each value, and a range as one. */
export function countChosen(choice: Choice): number {
  return choice.with.length + choice.without.length + (hasRange(choice) ? 1 : 0)
}

/** Whether a choice has a bound, on either side. */
export const hasRange = ({ from, to }: Choice): boolean => from !== undefined || to !== undefined
/** Whether nothing is filtered. */
export const isEmpty = (filters: Filters): boolean => Object.keys(filters).length === 0

const asksNothing = (choice: Choice) => countChosen(choice) === 0

/** "All of" means something for two names and more only. */
function tidy({ with: wanted, without, all, from, to }: Choice): Choice {
  return {
    with: wanted,
    without,
    ...(all && wanted.some(value => value !== NONE) && { all }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  }
}
