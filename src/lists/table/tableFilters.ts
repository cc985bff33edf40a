import type { RecordTableFilterDefinition } from './tableDefinition'

/** Selected values of the table filters, by filter id. A filter without values is absent. */
export type TableFilterState = Readonly<Record<string, readonly string[]>>

export const emptyTableFilterState: TableFilterState = {}

/** Returns whether the toolbar contains a filter. All other filters are in the filter drawer. */
export const isToolbarFilter = <Item>(filter: RecordTableFilterDefinition<Item>): boolean =>
  filter.kind === 'text' && filter.isPrimary === true

/** First and last day of a period as YYYY-MM-DD. A missing day means no limit. */
export type FilterPeriod = { from?: string; to?: string }

/** Returns the valid values of a filter from a URL parameter, without duplicates. */
export function parseTableFilterValues<Item>(filter: RecordTableFilterDefinition<Item>, raw: unknown): string[] {
  const texts = [raw].flat().filter((value): value is string => typeof value === 'string' && value.trim() !== '')
  const valid = [...new Set(texts)].filter(value => isValidFilterValue(filter, value))
  return isSingleValued(filter) ? valid.slice(0, 1) : valid
}

/** Returns the filters after setting the values of a filter. An empty list removes the filter. */
export function replaceTableFilterValues(
  filters: TableFilterState,
  id: string,
  values: readonly string[],
): TableFilterState {
  const { [id]: _, ...others } = filters
  return values.length > 0 ? { ...others, [id]: values } : others
}

/**
 * Parses a period such as `2026-11-01..2026-11-30`, `2026-11-01..` or `..2026-11-30`. Undefined for an invalid period.
 */
export function parseFilterPeriod(value: string): FilterPeriod | undefined {
  const [from = '', to = '', ...rest] = value.split('..')
  const isComplete = value.includes('..') && rest.length === 0 && (from !== '' || to !== '')
  if (!isComplete || ![from, to].every(day => day === '' || isDay(day)) || (from && to && from > to)) return undefined
  return { ...(from && { from }), ...(to && { to }) }
}

/** Formats a period as text for {@link parseFilterPeriod}. Undefined for a period without limits. */
export const formatFilterPeriod = ({ from = '', to = '' }: FilterPeriod): string | undefined =>
  from || to ? `${from}..${to}` : undefined

/**
 * Converts a period to two times: `start` is the start of its first day, and `end` the end of its last day. Uses the
 * time zone of the browser.
 */
export function getFilterPeriodBounds({ from, to }: FilterPeriod): { start?: Date; end?: Date } {
  return { ...(from && { start: startOfDay(from, 0) }), ...(to && { end: startOfDay(to, 1) }) }
}

/** Returns the period of the last `count` days, including today. */
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
