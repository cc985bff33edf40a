import type { CalendarDay, Instant, ServerLocalDateTime } from '../language/dateTypes'

type OptionalText = string | null | undefined

// The functions below parse the date texts of server records. Each function is for a different text format
// (server-facts 2).

/** Parses a time with a time zone, such as `created` or `readDate`. Returns undefined for a missing or invalid time. */
export const parseServerInstant = (text: OptionalText) => parseDate(text) as Instant | undefined

/** Parses a UTC time without the final Z, as in page hashes. Returns undefined for a missing or invalid time. */
export const parseUtcInstant = (text: OptionalText) => parseDate(assumeUtc(text)) as Instant | undefined

/**
 * Parses a time in the time zone of the server, for example the time of a history entry. Returns undefined for a
 * missing or invalid time.
 */
export function parseServerLocalDateTime(text: OptionalText): ServerLocalDateTime | undefined {
  const clock = parseDate(assumeUtc(text))
  return clock && { clock }
}

/** Parses a calendar day, such as a release date. Returns undefined for a missing or invalid day. */
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

/**
 * Resolution of the read dates of the server, in milliseconds. If a date must be later than a read date, the difference
 * must be at least this time.
 */
export const SERVER_TIME_RESOLUTION_MS = 1_000
