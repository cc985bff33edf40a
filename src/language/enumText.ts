import { useMemo } from 'react'
import { hasText, translate } from './language'
import { useLocale } from './useTranslate'

/** The word for a value of an enumeration of the contract, e.g. `enumText('SeriesStatus', 'ONGOING')`. */
export function enumText(enumeration: string, value: string): string {
  return translate(`enum.${enumeration}.${value}`)
}

/** The word for what somebody did; a role of one's own says it itself. */
export function roleText(role: string): string {
  const key = `enum.AuthorRole.${role}`
  return hasText(key) ? translate(key) : role
}

/** {@link enumText} that follows the language. */
export function useEnumText(): typeof enumText {
  const code = useLocale()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function for each language is the point
  return useMemo(() => (enumeration: string, value: string) => enumText(enumeration, value), [code])
}
