import {
  BOOLEAN_FILTER_TRUE_VALUE,
  type FilterDefinition,
  type FilterDefinitions,
  isBooleanFilter,
} from './filterDefinitions'
import {
  changeFilterValueInclusion,
  emptySelectedFilterValues,
  FILTER_VALUE_NONE,
  type FilterState,
  getFilterInclusion,
  hasFilterRange,
  replaceFilterRange,
  replaceSelectedFilterValues,
  type SelectedFilterValues,
} from './filterState'

/**
 * Search parameters of a URL that contain filters. If several values are selected in a filter, its parameter occurs
 * once for each value.
 */
export type FilterSearchParams = { [filter: string]: string[] }

/**
 * Converts filters to search parameters of a URL, such as `genre=Horror&genre=-Drama&age=*12..16`. A leading
 * `-` marks an excluded value. A leading `*` marks a special value, such as `*none` or a range. If the text of a value
 * itself begins with `-` or `*`, an additional `*` is written before this text.
 */
export function toFilterSearchParams(table: FilterDefinitions<unknown>, filters: FilterState): FilterSearchParams {
  const params: FilterSearchParams = {}
  for (const [filter, definition] of Object.entries(table)) {
    const choice = filters[filter]
    if (choice) params[filter] = choiceToTexts(definition, choice)
  }
  return params
}

/** Parses the search parameters of a URL that contain filters. Ignores unknown filters and invalid values. */
export function parseFilterSearchParams(
  table: FilterDefinitions<unknown>,
  params: Readonly<Record<string, unknown>>,
): FilterState {
  let filters: FilterState = {}
  for (const [filter, definition] of Object.entries(table)) {
    if (!Object.hasOwn(params, filter)) continue
    const texts = [params[filter]].flat().filter(text => typeof text === 'string')
    filters = replaceSelectedFilterValues(
      filters,
      filter,
      texts.reduce((choice, text) => addParamText(definition, choice, text), emptySelectedFilterValues),
    )
  }
  return filters
}

function choiceToTexts(definition: FilterDefinition<unknown>, choice: SelectedFilterValues): string[] {
  if (isBooleanFilter(definition)) return [choice.with.includes(BOOLEAN_FILTER_TRUE_VALUE) ? 'yes' : 'no']
  return [
    ...choice.with.map(value => (value === FILTER_VALUE_NONE ? '*none' : encodeValue(definition, value))),
    ...choice.without.map(value => (value === FILTER_VALUE_NONE ? '*any' : `-${encodeValue(definition, value)}`)),
    ...(hasFilterRange(choice) ? [`*${choice.from ?? ''}..${choice.to ?? ''}`] : []),
    ...(choice.all ? ['*all'] : []),
  ]
}

function addParamText(
  definition: FilterDefinition<unknown>,
  choice: SelectedFilterValues,
  text: string,
): SelectedFilterValues {
  if (isBooleanFilter(definition)) {
    const isValid = text === 'yes' || text === 'no'
    return isValid
      ? changeFilterValueInclusion(choice, BOOLEAN_FILTER_TRUE_VALUE, text === 'yes' ? 'with' : 'without')
      : choice
  }
  if (text === '*all') return definition.multiValued ? { ...choice, all: true } : choice
  if (text === '*none' || text === '*any') {
    return definition.conditions.isNone
      ? changeFilterValueInclusion(choice, FILTER_VALUE_NONE, text === '*none' ? 'with' : 'without')
      : choice
  }
  const range = definition.conditions.between && /^\*(\d{0,4})\.\.(\d{0,4})$/.exec(text)
  if (range) return replaceFilterRange(choice, parseBound(range[1]), parseBound(range[2]))
  const excluded = text.startsWith('-')
  const value = decodeValue(definition, excluded ? text.slice(1) : text)
  if (value === undefined || getFilterInclusion(choice, value)) return choice
  return changeFilterValueInclusion(choice, value, excluded ? 'without' : 'with')
}

const encodeValue = (definition: FilterDefinition<unknown>, value: string) =>
  definition.enumeration ? value.toLowerCase() : /^[-*]/.test(value) ? `*${value}` : value

function decodeValue({ enumeration, conditions }: FilterDefinition<unknown>, text: string): string | undefined {
  if (enumeration) return enumeration.values.find(word => word.toLowerCase() === text.toLowerCase())
  if (conditions.between) return /^\d{1,4}$/.test(text) ? String(Number(text)) : undefined
  const name = text.startsWith('*') ? text.slice(1) : text
  return text.startsWith('*') && !/^[-*]/.test(name) ? undefined : name || undefined
}

const parseBound = (digits: string | undefined) => (digits ? Number(digits) : undefined)
