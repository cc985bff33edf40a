/**
 * Returns whether a text is a date in ISO format that exists in the calendar. Rejects dates such as 31 February, which
 * `Date` accepts.
 */
export const isCalendarDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true

const ZONED_DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d(:?\d\d)?)(\[[^\]]+\])?$/i

/** Parses an ISO date-time with a time zone. Returns epoch milliseconds. Returns undefined for an invalid text. */
export function parseZonedDateTime(text: string): number | undefined {
  const time =
    ZONED_DATE_TIME.test(text) && isCalendarDate(text.slice(0, 10)) ? Date.parse(text.replace(/\[.*/s, '')) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}
