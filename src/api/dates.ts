import type { CalendarDay, Instant, LocalDateTime } from '../language/dateTypes'

type Text = string | null | undefined

/**
 * The dates of the server's records stay ISO strings, so that they survive being copied as JSON; these four functions are
 * the only way from there to a Date, and the formatters take nothing else. They differ in what the server leaves out
 * (reference: server-facts 2 and trap 9). Each gives undefined for what is missing or no date.
 */

/** A time with its zone: created, lastModified, readDate, activities, API keys. */
export const parseInstant = (text: Text) => parsed(text) as Instant | undefined

/** A time in UTC whose text forgets the Z: page hashes. */
export const parseUtcInstant = (text: Text) => parsed(inUtc(text)) as Instant | undefined

/** A time on the server's own clock: history, modification of files that are not imported yet. */
export function parseLocalDateTime(text: Text): LocalDateTime | undefined {
  const clock = parsed(inUtc(text))
  return clock && { clock }
}

/** A plain day: release dates. */
export function parseCalendarDay(text: Text): CalendarDay | undefined {
  const date = parsed(text && `${text.slice(0, 10)}T00:00:00Z`)
  return date && { day: date }
}

const inUtc = (text: Text) => (text && !/(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? `${text}Z` : text)

function parsed(text: Text): Date | undefined {
  if (!text) return undefined
  const date = new Date(text.replace(/(\.\d{3})\d+/, '$1'))
  return Number.isNaN(date.getTime()) ? undefined : date
}
