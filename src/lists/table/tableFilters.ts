import type { RecordTableFilterDefinition } from './tableDefinition'

/** Active filters of a table: the selected values by filter id. Filters without selected values are absent. */
export type TableFilterState = Readonly<Record<string, readonly string[]>>

export const emptyTableFilterState: TableFilterState = {}

/**
 * Returns whether the input of a filter is in the toolbar. The inputs of all other filters are in the filter drawer.
 */
export const isToolbarFilter = <Item>(filter: RecordTableFilterDefinition<Item>): boolean =>
  filter.kind === 'text' && filter.isPrimary === true

/**
 * First and last day of a period, in the format YYYY-MM-DD. If a day is missing, the period has no limit at this end.
 */
export type FilterPeriod = { from?: string; to?: string }

/**
 * Parses the URL parameter of a filter. Returns the valid values without duplicates. For a filter with a single value,
 * such as a period, returns only the first valid value.
 */
export function parseTableFilterValues<Item>(filter: RecordTableFilterDefinition<Item>, raw: unknown): string[] {
  const texts = [raw].flat().filter((value): value is string => typeof value === 'string' && value.trim() !== '')
  const valid = [...new Set(texts)].filter(value => isValidFilterValue(filter, value))
  return isSingleValued(filter) ? valid.slice(0, 1) : valid
}

/** Returns the filters with new values for a filter. If the array of values is empty, the filter is removed. */
export function replaceTableFilterValues(
  filters: TableFilterState,
  id: string,
  values: readonly string[],
): TableFilterState {
  const { [id]: _, ...others } = filters
  return values.length > 0 ? { ...others, [id]: values } : others
}

/**
 * Parses a period such as `2026-11-01..2026-11-30`, `2026-11-01..` or `..2026-11-30`. Returns undefined for an invalid
 * period.
 */
export function parseFilterPeriod(value: string): FilterPeriod | undefined {
  const [from = '', to = '', ...rest] = value.split('..')
  const isComplete = value.includes('..') && rest.length === 0 && (from !== '' || to !== '')
  if (!isComplete || ![from, to].every(day => day === '' || isDay(day)) || (from && to && from > to)) return undefined
  return { ...(from && { from }), ...(to && { to }) }
}

/** Converts a period to a text such as `2026-11-01..2026-11-30`. Returns undefined for a period without limits. */
export const formatFilterPeriod = ({ from = '', to = '' }: FilterPeriod): string | undefined =>
  from || to ? `${from}..${to}` : undefined

/** Returns the start of the first day of a period and the end of its last day. Uses the time zone of the browser. */
export function getFilterPeriodBounds({ from, to }: FilterPeriod): { start?: Date; end?: Date } {
  return { ...(from && { start: startOfDay(from, 0) }), ...(to && { end: startOfDay(to, 1) }) }
}

/** Returns the period that ends today and has `count` days. */
export function createPeriodOfLastDays(count: number, now = new Date()): FilterPeriod {
  const first = new Date(now.getFullYear(), now.getMonth(), now.getDate() - count + 1)
  return { from: toIsoDay(first), to: toIsoDay(now) }
}

const isSingleValued = <Item>({ kind }: RecordTableFilterDefinition<Item>) =>
  kind === 'boolean' || kind === 'text' || kind === 'period'

function isValidFilterValue<Item>(filter: RecordTableFilterDefinition<Item>, value: string): boolean {
  if (filter.kind === 'enum') return filter.values.includes(value)
  if (filter.kind === 'boolean') return value === 'true' || value === 'false'
  if (filter.kind === 'period') return parseFilterPeriod(value) !== undefined
  if (filter.kind === 'custom') return filter.isValid?.(value) ?? true
  return true
}

function isDay(text: string): boolean {
  const isFormatted = /^\d{4}-\d{2}-\d{2}$/.test(text)
  const date = new Date(`${text}T00:00:00Z`)
  return isFormatted && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

function startOfDay(day: string, offset: number): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const start = new Date(2000, month - 1, date + offset)
  start.setFullYear(year, month - 1, date + offset)
  return start
}

const toIsoDay = (date: Date) =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    ...[date.getMonth() + 1, date.getDate()].map(part => String(part).padStart(2, '0')),
  ].join('-')
