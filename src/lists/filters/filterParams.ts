import {
  emptyChoice,
  type FilterChoice,
  type FilterState,
  filterSideOf,
  hasFilterRange,
  NO_VALUE,
  withFilterChoice,
  withFilterRange,
  withFilterValue,
} from './filterState'
import { type FilterRow, type FilterTable, isYesNoFilter, YES } from './filterTable'

/** Filter params of a URL; a param is repeated for each value. */
export type FilterParams = { [filter: string]: string[] }

/**
 * Writes filters as URL params, such as `genre=Horror&genre=-Drama&age=*12..16&oneshot=no`. A leading `-` excludes.
 * `*none`, `*any`, `*all` and `*from..to` are special values. Names that start with `-` or `*` are escaped with `*`.
 */
export function toFilterParams(table: FilterTable<unknown>, filters: FilterState): FilterParams {
  const params: FilterParams = {}
  for (const [filter, row] of Object.entries(table)) {
    const choice = filters[filter]
    if (choice) params[filter] = textsOf(row, choice)
  }
  return params
}

/**
 * Parses the params that {@link toFilterParams} wrote or a user typed. Ignores unknown filters. Drops invalid values,
 * such as unknown enum values or an age that is not a number. Keeps names that the server does not know: they may exist
 * later, and dropping them would silently widen the list.
 */
export function parseFilterParams(table: FilterTable<unknown>, params: Readonly<Record<string, unknown>>): FilterState {
  let filters: FilterState = {}
  for (const [filter, row] of Object.entries(table)) {
    if (!Object.hasOwn(params, filter)) continue
    const texts = [params[filter]].flat().filter(text => typeof text === 'string')
    filters = withFilterChoice(
      filters,
      filter,
      texts.reduce((choice, text) => withText(row, choice, text), emptyChoice),
    )
  }
  return filters
}

function textsOf(row: FilterRow<unknown>, choice: FilterChoice): string[] {
  if (isYesNoFilter(row)) return [choice.with.includes(YES) ? 'yes' : 'no']
  return [
    ...choice.with.map(value => (value === NO_VALUE ? '*none' : nameText(row, value))),
    ...choice.without.map(value => (value === NO_VALUE ? '*any' : `-${nameText(row, value)}`)),
    ...(hasFilterRange(choice) ? [`*${choice.from ?? ''}..${choice.to ?? ''}`] : []),
    ...(choice.all ? ['*all'] : []),
  ]
}

function withText(row: FilterRow<unknown>, choice: FilterChoice, text: string): FilterChoice {
  if (isYesNoFilter(row)) {
    const asks = text === 'yes' || text === 'no'
    return asks ? withFilterValue(choice, YES, text === 'yes' ? 'with' : 'without') : choice
  }
  if (text === '*all') return row.several ? { ...choice, all: true } : choice
  if (text === '*none' || text === '*any') {
    return row.tests.isNone ? withFilterValue(choice, NO_VALUE, text === '*none' ? 'with' : 'without') : choice
  }
  const range = row.tests.between && /^\*(\d{0,4})\.\.(\d{0,4})$/.exec(text)
  if (range) return withFilterRange(choice, numberOf(range[1]), numberOf(range[2]))
  const excluded = text.startsWith('-')
  const value = valueIn(row, excluded ? text.slice(1) : text)
  if (value === undefined || filterSideOf(choice, value)) return choice
  return withFilterValue(choice, value, excluded ? 'without' : 'with')
}

const nameText = (row: FilterRow<unknown>, value: string) =>
  row.words ? value.toLowerCase() : /^[-*]/.test(value) ? `*${value}` : value

/** Decodes a value; undefined when it is invalid. */
function valueIn({ words, tests }: FilterRow<unknown>, text: string): string | undefined {
  if (words) return words.values.find(word => word.toLowerCase() === text.toLowerCase())
  if (tests.between) return /^\d{1,4}$/.test(text) ? String(Number(text)) : undefined
  const name = text.startsWith('*') ? text.slice(1) : text
  return text.startsWith('*') && !/^[-*]/.test(name) ? undefined : name || undefined
}

const numberOf = (digits: string | undefined) => (digits ? Number(digits) : undefined)
