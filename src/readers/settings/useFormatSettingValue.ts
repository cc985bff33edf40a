import { useCallback } from 'react'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import type { ReaderSettingDefinition } from './readerSettingDefinitions'

const unitTextKeys: Partial<Record<NonNullable<ReaderSettingDefinition['unit']>, string>> = {
  pixels: 'reader.pixels',
  times: 'reader.times',
  seconds: 'reader.seconds',
}

/**
 * Returns a function that formats the value of a setting with its unit, for example `5 seconds`, in the language of the
 * user.
 */
export function useFormatSettingValue(): (unit: ReaderSettingDefinition['unit'], amount: number) => string {
  const t = useTranslate()
  const format = useLocaleFormatters()
  return useCallback(
    (unit, amount) => {
      if (unit === 'percent') return format.percent(amount / 100)
      const text = unit && unitTextKeys[unit]
      return text ? t(text, { value: format.number(amount) }) : format.number(amount)
    },
    [t, format],
  )
}
