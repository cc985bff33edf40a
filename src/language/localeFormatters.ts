import { useMemo } from 'react'
import type { CalendarDay, Instant, ServerLocalDateTime } from './dateTypes'
import { formatNumber } from './formatNumber'
import { useLocaleCode } from './useTranslate'

/**
 * Formatters of a language for numbers, sizes, dates and lists. For an undefined date, a formatter returns an empty
 * text.
 */
export type LocaleFormatters = {
  number(value: number): string
  /** Formats a file size in bytes. A kilobyte has 1024 bytes. */
  bytes(value: number): string
  /** Formats a fraction as a percentage. For example, 0.4 becomes 40 %. */
  percent(value: number): string
  date(date: Instant | CalendarDay | ServerLocalDateTime | undefined): string
  dateTime(date: Instant | ServerLocalDateTime | undefined): string
  /** Formats the time since a date in its largest unit, for example "3 days ago". For less than a minute, "this minute". */
  relative(date: Instant | undefined): string
  year(date: CalendarDay | undefined): string
  list(items: readonly string[]): string
  /** ISO number of the first day of the week: 1 is Monday, 7 is Sunday. */
  firstDayOfWeek: number
}

/**
 * Creates the formatters of a language. Creates `Intl` objects only when they are needed, because the creation is slow.
 * @param code BCP 47 language tag
 */
export function createLocaleFormatters(code: string): LocaleFormatters {
  // Year filters, date inputs and the server use the Gregorian calendar, which is not the default in Persian and Thai.
  const dateFormat = (options: Intl.DateTimeFormatOptions) =>
    lazyValue(() => new Intl.DateTimeFormat(code, { ...options, calendar: 'gregory' }))
  const dayFormat = dateFormat({ dateStyle: 'medium' })
  const utcDayFormat = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' })
  const timeFormat = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })
  const utcTimeFormat = dateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  const relativeFormat = lazyValue(() => new Intl.RelativeTimeFormat(code))
  const thisMinute = lazyValue(() => new Intl.RelativeTimeFormat(code, { numeric: 'auto' }).format(0, 'minute'))
  const percentFormat = lazyValue(() => new Intl.NumberFormat(code, { style: 'percent', maximumFractionDigits: 0 }))
  const yearFormat = lazyValue(() => new Intl.NumberFormat(code, { useGrouping: false }))
  const listFormat = lazyValue(() => new Intl.ListFormat(code, { type: 'conjunction' }))
  return {
    number: value => formatNumber(code, value),
    bytes: value => formatBytes(code, value),
    percent: value => percentFormat().format(value),
    date: date =>
      !date ? '' : date instanceof Date ? dayFormat().format(date) : utcDayFormat().format(utcDateOf(date)),
    dateTime: date =>
      !date ? '' : date instanceof Date ? timeFormat().format(date) : utcTimeFormat().format(date.clock),
    relative: date => (date ? (formatRelative(relativeFormat(), date.getTime() - Date.now()) ?? thisMinute()) : ''),
    year: date => (date ? yearFormat().format(date.day.getUTCFullYear()) : ''),
    list: items => listFormat().format(items),
    get firstDayOfWeek() {
      return firstDayOfWeek(code)
    },
  }
}

function lazyValue<T>(createValue: () => T): () => T {
  let value: T | undefined
  return () => {
    value ??= createValue()
    return value
  }
}

/** Returns the formatters of the current language. Re-renders the component when the language changes. */
export function useLocaleFormatters(): LocaleFormatters {
  const code = useLocaleCode()
  return useMemo(() => createLocaleFormatters(code), [code])
}

const utcDateOf = (date: CalendarDay | ServerLocalDateTime) => ('day' in date ? date.day : date.clock)

const relativeTimeUnits = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['week', 7 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/**
 * Formats a time span in its largest unit. Always uses a number, because "yesterday" would depend on the calendar day
 * and not on the time span. Returns undefined for less than a minute.
 */
function formatRelative(format: Intl.RelativeTimeFormat, milliseconds: number): string | undefined {
  for (const [unit, length] of relativeTimeUnits) {
    if (Math.abs(milliseconds) >= length) return format.format(Math.trunc(milliseconds / length), unit)
  }
  return undefined
}

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

function formatBytes(code: string, value: number): string {
  const step = Math.min(byteUnits.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(1, value)) / 10)))
  const format = { style: 'unit', unit: byteUnits[step], unitDisplay: step ? 'short' : 'long' } as const
  return new Intl.NumberFormat(code, { ...format, maximumFractionDigits: step < 2 ? 0 : 1 }).format(
    value / 1024 ** step,
  )
}

type LocaleWithWeekInfo = Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } }

/** Returns the ISO number of the first day of the week. Returns 1 (Monday) if the browser does not know the day. */
function firstDayOfWeek(code: string): number {
  const locale: LocaleWithWeekInfo = new Intl.Locale(code)
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1
}
