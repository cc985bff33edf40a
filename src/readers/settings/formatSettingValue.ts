import { useCallback } from 'react'
import { useFormat } from '../../language/format'
import { useTranslate } from '../../language/useTranslate'
import type { SettingRow } from './readerSettings'

const units: Partial<Record<NonNullable<SettingRow['unit']>, string>> = {
  pixels: 'reader.pixels',
  times: 'reader.times',
  seconds: 'reader.seconds',
}

/** Returns a function that formats a number with its unit in the user's language. */
export function useSettingValueFormat(): (unit: SettingRow['unit'], amount: number) => string {
  const t = useTranslate()
  const format = useFormat()
  return useCallback(
    (unit, amount) => {
      if (unit === 'percent') return format.percent(amount / 100)
      const text = unit && units[unit]
      return text ? t(text, { value: format.number(amount) }) : format.number(amount)
    },
    [t, format],
  )
}
