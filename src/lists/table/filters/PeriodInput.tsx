import { useId, useState } from 'react'
import { ToggleChip } from '../../../components/controls/ToggleChip'
import { DateInput } from '../../../forms/inputs/DateInput'
import { useTranslate } from '../../../language/useTranslate'
import { createPeriodOfLastDays, type FilterPeriod, formatFilterPeriod, parseFilterPeriod } from '../tableFilters'
import styles from './PeriodInput.module.css'

type PeriodInputProps = {
  label: string
  values: readonly string[]
  onChange: (values: readonly string[]) => void
}

/** Lengths of the predefined periods, in days. For each length, a button selects the period that ends today. */
const presetDays = [1, 7, 30]

/** Input for a period. Contains buttons for predefined periods, and inputs for the first and the last day. */
export function PeriodInput({ label, values, onChange }: PeriodInputProps) {
  const t = useTranslate()
  const period = parseFilterPeriod(values[0] ?? '') ?? {}
  const change = (next: FilterPeriod) => {
    const isReversed = next.from !== undefined && next.to !== undefined && next.from > next.to
    const text = formatFilterPeriod(isReversed ? { from: next.to, to: next.from } : next)
    onChange(text ? [text] : [])
  }
  return (
    <div className={styles.period}>
      <ul className={styles.presets} aria-label={label}>
        {presetDays.map(count => {
          const preset = createPeriodOfLastDays(count)
          const isOn = formatFilterPeriod(preset) === values[0]
          return (
            <li key={count}>
              <ToggleChip isOn={isOn} onToggle={() => change(isOn ? {} : preset)}>
                {count === 1 ? t('table.period.today') : t('table.period.last', { count })}
              </ToggleChip>
            </li>
          )
        })}
      </ul>
      <DayInput
        label={t('list.filters.from')}
        name={t('list.filters.fromOf', { filter: label })}
        day={period.from}
        onChange={from => change({ ...period, from })}
      />
      <DayInput
        label={t('list.filters.to')}
        name={t('list.filters.toOf', { filter: label })}
        day={period.to}
        onChange={to => change({ ...period, to })}
      />
    </div>
  )
}

/**
 * Earliest day that the input accepts. While the user types a year, the input already reports incomplete years such as
 * 0002. Such a year must not change the filter.
 */
const EARLIEST_DAY = '1970-01-01'

type DayInputProps = {
  label: string
  name: string
  day: string | undefined
  onChange: (day: string | undefined) => void
}

function DayInput({ label, name, day, onChange }: DayInputProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(day ?? null)
  const [syncedDay, setSyncedDay] = useState(day)
  if (syncedDay !== day) {
    setSyncedDay(day)
    setTyped(day ?? null)
  }
  const changeDay = (next: string | null) => {
    setTyped(next)
    if (next === null || next >= EARLIEST_DAY) onChange(next ?? undefined)
  }
  return (
    <div className={styles.day}>
      <label htmlFor={id}>
        <span aria-hidden>{label}</span>
        <span className="visually-hidden">{name}</span>
      </label>
      <DateInput id={id} label={name} value={typed} onChange={changeDay} />
    </div>
  )
}
