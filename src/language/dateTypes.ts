declare const brand: unique symbol

/** A point in time, independent of time zones. */
export type Instant = Date & { readonly [brand]: 'moment' }
/** A calendar day, the same in every time zone. Its parts are in the UTC fields. */
export type CalendarDay = { readonly day: Date }
/** A time on the server's clock, in the UTC fields. Its time zone is unknown, so it is shown unchanged. */
export type LocalDateTime = { readonly clock: Date }
