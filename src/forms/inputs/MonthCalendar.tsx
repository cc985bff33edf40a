import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import { type CustomComponents, DayPicker, type Formatters, type Labels } from 'react-day-picker'
import { useFormat } from '../../language/format'
import { useDirection } from '../../language/useDirection'
import { useLocale, useTranslate } from '../../language/useTranslate'
import styles from './MonthCalendar.module.css'

type MonthCalendarProps = {
  /** Selected day as YYYY-MM-DD. */
  day: string | null
  onPick: (day: string) => void
}

/** Years offered in the year select. Earlier dates can be typed. */
const years = { first: new Date(1900, 0), last: new Date(new Date().getFullYear() + 10, 11) }

/** Calendar of a month in the interface language, with its names, digits and first day of the week. */
export function MonthCalendar({ day, onPick }: MonthCalendarProps) {
  const { firstDayOfWeek } = useFormat()
  const chosen = dateOf(day)
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      captionLayout="dropdown"
      dir={useDirection()}
      weekStartsOn={(firstDayOfWeek % 7) as 0}
      startMonth={chosen && chosen < years.first ? chosen : years.first}
      endMonth={years.last}
      defaultMonth={chosen}
      selected={chosen}
      onSelect={date => onPick(dayOf(date))}
      {...useWords()}
      components={components}
      classNames={styles}
    />
  )
}

const components: Partial<CustomComponents> = {
  Chevron: ({ orientation }) => (orientation === 'left' ? <ChevronLeft size={20} /> : <ChevronRight size={20} />),
}

/** Texts of the calendar. All dates use the Gregorian calendar, like the server. */
function useWords(): { formatters: Partial<Formatters>; labels: Partial<Labels> } {
  const code = useLocale()
  const t = useTranslate()
  return useMemo(() => {
    const written = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(code, { ...options, calendar: 'gregory' })
      return (date: Date) => format.format(date)
    }
    const digits = new Intl.NumberFormat(code, { useGrouping: false })
    return {
      formatters: {
        formatDay: date => digits.format(date.getDate()),
        formatWeekdayName: written({ weekday: 'short' }),
        formatMonthDropdown: written({ month: 'long' }),
        formatYearDropdown: date => digits.format(date.getFullYear()),
      },
      labels: {
        labelNav: () => t('form.day.months'),
        labelPrevious: () => t('form.day.previous'),
        labelNext: () => t('form.day.next'),
        labelMonthDropdown: () => t('form.day.month'),
        labelYearDropdown: () => t('form.day.year'),
        labelGrid: written({ month: 'long', year: 'numeric' }),
        labelWeekday: written({ weekday: 'long' }),
        labelDayButton: written({ dateStyle: 'full' }),
      },
    }
  }, [code, t])
}

function dateOf(day: string | null): Date | undefined {
  const [year, month, date] = (day ?? '').split('-').map(Number)
  if (!year || !month || !date) return undefined
  const found = new Date(year, month - 1, date)
  found.setFullYear(year)
  return found
}

const dayOf = (date: Date): string =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    ...[date.getMonth() + 1, date.getDate()].map(n => String(n).padStart(2, '0')),
  ].join('-')
