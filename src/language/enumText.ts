import { useMemo } from 'react'
import { translate } from './language'
import { useLocale } from './useTranslate'

/** The word for a value of an enumeration of the contract, e.g. `enumText('SeriesStatus', 'ONGOING')`. */
export function enumText(enumeration: string, value: string): string {
  return translate(`enum.${enumeration}.${value}`)
}

/** {@link enumText} that follows the language. */
export function useEnumText(): typeof enumText {
  const code = useLocale()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function for each language is the point
  return useMemo(() => (enumeration: string, value: string) => enumText(enumeration, value), [code])
}
