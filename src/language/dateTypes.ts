declare const brand: unique symbol

/** Exact point in time, independent of time zones. */
export type Instant = Date & { readonly [brand]: 'moment' }
/** Calendar day without a time zone. The UTC fields of `day` contain year, month and day. */
export type CalendarDay = { readonly day: Date }
/** Local time of the server. The UTC fields of `clock` contain the clock time. The time zone is unknown. */
export type ServerLocalDateTime = { readonly clock: Date }
