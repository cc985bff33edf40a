import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import { type CustomComponents, DayPicker, type Formatters, type Labels } from 'react-day-picker'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTextDirection } from '../../language/useTextDirection'
import { useLocaleCode, useTranslate } from '../../language/useTranslate'
import styles from './MonthCalendar.module.css'

type MonthCalendarProps = {
  /** Selected day as YYYY-MM-DD. */
  day: string | null
  onPick: (day: string) => void
}

/**
 * Range of years in the calendar, as first and last month. If the selected day is before the first month, the calendar
 * begins with the month of the selected day. In the date input that opens the calendar, the user can also type dates
 * outside of this range.
 */
const selectableYears = { first: new Date(1900, 0), last: new Date(new Date().getFullYear() + 10, 11) }

/** Month calendar. Month names, digits and the first day of the week depend on the interface language. */
export function MonthCalendar({ day, onPick }: MonthCalendarProps) {
  const { firstDayOfWeek } = useLocaleFormatters()
  const selected = parseIsoDate(day)
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      captionLayout="dropdown"
      dir={useTextDirection()}
      weekStartsOn={(firstDayOfWeek % 7) as 0}
      startMonth={selected && selected < selectableYears.first ? selected : selectableYears.first}
      endMonth={selectableYears.last}
      defaultMonth={selected}
      selected={selected}
      onSelect={date => onPick(formatIsoDate(date))}
      {...useCalendarTexts()}
      components={calendarComponents}
      classNames={styles}
    />
  )
}

const calendarComponents: Partial<CustomComponents> = {
  Chevron: ({ orientation }) => (orientation === 'left' ? <ChevronLeft size={20} /> : <ChevronRight size={20} />),
}

/** Texts of the calendar in the interface language. Dates use the Gregorian calendar, as on the server. */
function useCalendarTexts(): { formatters: Partial<Formatters>; labels: Partial<Labels> } {
  const locale = useLocaleCode()
  const t = useTranslate()
  return useMemo(() => {
    const dateFormatter = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory' })
      return (date: Date) => format.format(date)
    }
    const digits = new Intl.NumberFormat(locale, { useGrouping: false })
    return {
      formatters: {
        formatDay: date => digits.format(date.getDate()),
        formatWeekdayName: dateFormatter({ weekday: 'short' }),
        formatMonthDropdown: dateFormatter({ month: 'long' }),
        formatYearDropdown: date => digits.format(date.getFullYear()),
      },
      labels: {
        labelNav: () => t('form.day.months'),
        labelPrevious: () => t('form.day.previous'),
        labelNext: () => t('form.day.next'),
        labelMonthDropdown: () => t('form.day.month'),
        labelYearDropdown: () => t('form.day.year'),
        labelGrid: dateFormatter({ month: 'long', year: 'numeric' }),
        labelWeekday: dateFormatter({ weekday: 'long' }),
        labelDayButton: dateFormatter({ dateStyle: 'full' }),
      },
    }
  }, [locale, t])
}

function parseIsoDate(day: string | null): Date | undefined {
  const [year, month, date] = (day ?? '').split('-').map(Number)
  if (!year || !month || !date) return undefined
  const parsed = new Date(year, month - 1, date)
  parsed.setFullYear(year)
  return parsed
}

const formatIsoDate = (date: Date): string =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    ...[date.getMonth() + 1, date.getDate()].map(n => String(n).padStart(2, '0')),
  ].join('-')
