import { useMemo } from 'react'
import type { CalendarDay, Instant, LocalDateTime } from './dateTypes'
import { formatInteger } from './formatInteger'
import { useLocale } from './useTranslate'

/** Formatters of a language for numbers, sizes and dates. Dates have the types of `dateTypes`; undefined is formatted as an empty text. */
export type Format = {
  number(value: number): string
  /** Formats a file size in bytes, in units of 1024. */
  bytes(value: number): string
  /** Formats a fraction: 0.4 is 40 %. */
  percent(value: number): string
  date(date: Instant | CalendarDay | LocalDateTime | undefined): string
  dateTime(date: Instant | LocalDateTime | undefined): string
  /** Formats the distance from now in the largest unit that fits, for example "3 days ago". */
  relative(date: Instant | undefined): string
  year(date: CalendarDay | undefined): string
  list(items: readonly string[]): string
  /** ISO day number: 1 is Monday, 7 is Sunday. */
  firstDayOfWeek: number
}

/**
 * Creates the formatters of a language. `Intl` objects are created on first use, because creating them is slow.
 * @param code  BCP 47 language tag
 */
export function formatFor(code: string): Format {
  const dates = (options: Intl.DateTimeFormatOptions) => once(() => new Intl.DateTimeFormat(code, options))
  const day = dates({ dateStyle: 'medium' })
  const plainDay = dates({ dateStyle: 'medium', timeZone: 'UTC' })
  const time = dates({ dateStyle: 'medium', timeStyle: 'short' })
  const plainTime = dates({ dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  const ago = once(() => new Intl.RelativeTimeFormat(code, { numeric: 'auto' }))
  const share = once(() => new Intl.NumberFormat(code, { style: 'percent', maximumFractionDigits: 0 }))
  const lists = once(() => new Intl.ListFormat(code, { type: 'conjunction' }))
  return {
    number: value => formatInteger(code, value),
    bytes: value => bytes(code, value),
    percent: value => share().format(value),
    date: date => (!date ? '' : date instanceof Date ? day().format(date) : plainDay().format(plain(date))),
    dateTime: date => (!date ? '' : date instanceof Date ? time().format(date) : plainTime().format(date.clock)),
    relative: date => (date ? relative(ago(), date.getTime() - Date.now()) : ''),
    year: date => (date ? String(date.day.getUTCFullYear()) : ''),
    list: items => lists().format(items),
    get firstDayOfWeek() {
      return firstDayOfWeek(code)
    },
  }
}

/** Returns a function that computes a value on its first call and caches it. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Returns the formatters of the current language and re-renders the component when it changes. */
export function useFormat(): Format {
  const code = useLocale()
  return useMemo(() => formatFor(code), [code])
}

const plain = (date: CalendarDay | LocalDateTime) => ('day' in date ? date.day : date.clock)

const units = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['week', 7 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

function relative(format: Intl.RelativeTimeFormat, milliseconds: number): string {
  for (const [unit, length] of units) {
    if (Math.abs(milliseconds) >= length) return format.format(Math.trunc(milliseconds / length), unit)
  }
  return format.format(0, 'minute')
}

const sizes = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

function bytes(code: string, value: number): string {
  const step = Math.min(sizes.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(1, value)) / 10)))
  const format = { style: 'unit', unit: sizes[step], unitDisplay: step ? 'short' : 'long' } as const
  return new Intl.NumberFormat(code, { ...format, maximumFractionDigits: step < 2 ? 0 : 1 }).format(
    value / 1024 ** step,
  )
}

type WithWeek = Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } }

/** Returns the ISO number of the first day of the week; 1 (Monday, as the specification says) when the browser does not provide it. */
function firstDayOfWeek(code: string): number {
  const locale: WithWeek = new Intl.Locale(code)
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1
}
