import { describe, expect, test, vi } from 'vitest'
import { parseCalendarDay, parseServerInstant, parseServerLocalDateTime, parseUtcInstant } from '../api/serverDates'
import { createLocaleFormatters } from './localeFormatters'

const english = createLocaleFormatters('en')

describe('dates', () => {
  test('formats a calendar day as the same day in every time zone', () => {
    for (const zone of ['Pacific/Honolulu', 'Asia/Tokyo']) {
      vi.stubEnv('TZ', zone)
      expect(english.date(parseCalendarDay('2024-02-29'))).toBe('Feb 29, 2024')
      expect(english.year(parseCalendarDay('2020-01-01'))).toBe('2020')
    }
    vi.unstubAllEnvs()
  })

  test('formats a local date and time of the server unchanged', () => {
    expect(createLocaleFormatters('de').dateTime(parseServerLocalDateTime('2026-11-20T23:59:10.123456789'))).toBe(
      '20.11.2026, 23:59',
    )
  })

  test('uses the Gregorian calendar in every language, like the filter by year', () => {
    const day = parseCalendarDay('2024-02-29')
    const clock = parseServerLocalDateTime('2024-02-29T10:00:00')
    expect(createLocaleFormatters('fa').date(day)).toContain('۲۰۲۴')
    expect(createLocaleFormatters('th').date(day)).toContain('2024')
    expect(createLocaleFormatters('th').dateTime(clock)).toContain('2024')
  })

  test('formats a year in the digits of the language, without a thousands separator', () => {
    expect(createLocaleFormatters('fa').year(parseCalendarDay('2024-02-29'))).toBe('۲۰۲۴')
    expect(createLocaleFormatters('de').year(parseCalendarDay('2024-02-29'))).toBe('2024')
  })

  test('adds a missing Z and keeps an existing time zone', () => {
    expect(parseUtcInstant('2026-11-20T10:00:00')?.toISOString()).toBe('2026-11-20T10:00:00.000Z')
    expect(parseUtcInstant('2026-11-20T10:00:00Z')?.toISOString()).toBe('2026-11-20T10:00:00.000Z')
    expect(parseServerInstant('2026-11-20T10:00:00.123456789Z')?.toISOString()).toBe('2026-11-20T10:00:00.123Z')
  })

  test('formats missing and invalid dates as an empty text', () => {
    for (const text of [null, undefined, '', 'soon']) {
      expect(english.date(parseServerInstant(text))).toBe('')
      expect(english.date(parseCalendarDay(text))).toBe('')
    }
  })

  test('formats relative times in the largest unit that fits', () => {
    const earlier = (milliseconds: number) => parseServerInstant(new Date(Date.now() - milliseconds).toISOString())
    expect(english.relative(earlier(3 * 86_400_000 + 5000))).toBe('3 days ago')
    expect(english.relative(earlier(90_000))).toBe('1 minute ago')
    expect(english.relative(earlier(1_000))).toBe('this minute')
    expect(english.relative(earlier(47 * 3_600_000))).toBe('1 day ago')
    expect(english.relative(earlier(59 * 86_400_000))).toBe('1 month ago')
    expect(createLocaleFormatters('pl').relative(earlier(5 * 3_600_000 + 5000))).toBe('5 godzin temu')
  })
})

test('formats sizes in steps of 1024', () => {
  expect(english.bytes(0)).toBe('0 bytes')
  expect(english.bytes(1024 * 1024 * 1.5)).toBe('1.5 MB')
  expect(english.bytes(1024 ** 5)).toBe('1,024 TB')
  expect(createLocaleFormatters('de').bytes(1024 * 1024 * 1.5)).toBe('1,5 MB')
})

test('returns the first day of the week of the language', () => {
  expect(createLocaleFormatters('de').firstDayOfWeek).toBe(1)
  expect([6, 7]).toContain(createLocaleFormatters('ar').firstDayOfWeek)
})
