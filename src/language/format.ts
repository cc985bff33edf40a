import { useMemo } from 'react'
import type { CalendarDay, Instant, LocalDateTime } from '../api/dates'
import { formatInteger } from './formatInteger'
import { useLocale } from './useTranslate'

/** Numbers, sizes and dates as the language writes them. Dates come from `api/dates`; undefined gives an empty text. */
export type Format = {
  number(value: number): string
  /** Sizes of files, in steps of 1024. */
  bytes(value: number): string
  /** 0.4 is 40 %. */
  percent(value: number): string
  date(date: Instant | CalendarDay | LocalDateTime | undefined): string
  dateTime(date: Instant | LocalDateTime | undefined): string
  /** How long ago, or in how long, in the largest unit that fits. */
  relative(date: Instant | undefined): string
  year(date: CalendarDay | undefined): string
  list(items: readonly string[]): string
  /** 1 Monday … 7 Sunday. */
  firstDayOfWeek: number
}

/** The formats of one language. What the browser keeps for each is loaded with its first use: a page that shows no date loads none. */
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

/** Makes a thing when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** The formats of the current language; the component follows a change. */
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

/** Monday where the browser does not know, as the specification says. */
function firstDayOfWeek(code: string): number {
  const locale: WithWeek = new Intl.Locale(code)
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1
}
