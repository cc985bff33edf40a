import type { CalendarDay, Instant, LocalDateTime } from '../language/dateTypes'

type OptionalText = string | null | undefined

/**
 * Records hold dates as ISO strings, which survive serialization as JSON. Only the following four functions convert them, and
 * the formatters accept only their results. They differ in the parts that the server omits (server-facts 2 and trap 9). Each
 * returns undefined for a missing or invalid date.
 */

/** Parses a time with a zone: created, lastModified, readDate, activities, API keys. */
export const parseInstant = (text: OptionalText) => parseDate(text) as Instant | undefined

/** Parses a UTC time without the trailing Z: page hashes. */
export const parseUtcInstant = (text: OptionalText) => parseDate(assumeUtc(text)) as Instant | undefined

/** Parses a local time of the server: history, modification of files that are not imported yet. */
export function parseLocalDateTime(text: OptionalText): LocalDateTime | undefined {
  const clock = parseDate(assumeUtc(text))
  return clock && { clock }
}

/** Parses a calendar day: release dates. */
export function parseCalendarDay(text: OptionalText): CalendarDay | undefined {
  const date = parseDate(text && `${text.slice(0, 10)}T00:00:00Z`)
  return date && { day: date }
}

const assumeUtc = (text: OptionalText) => (text && !/(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? `${text}Z` : text)

function parseDate(text: OptionalText): Date | undefined {
  if (!text) return undefined
  const date = new Date(text.replace(/(\.\d{3})\d+/, '$1'))
  return Number.isNaN(date.getTime()) ? undefined : date
}
