declare const brand: unique symbol

/** Exact point in time. It is the same point in every time zone. */
export type Instant = Date & { readonly [brand]: 'moment' }
/** Calendar day without a time zone. The UTC fields of `day` contain the year, month and day of the month. */
export type CalendarDay = { readonly day: Date }
/**
 * Date and time in the time zone of the server. The client does not know this time zone. Read the date and time from
 * the UTC fields of `clock`, for example with `getUTCHours`.
 */
export type ServerLocalDateTime = { readonly clock: Date }
