import { useMemo } from 'react'
import { findText, translate } from './language'
import { useLocale } from './useTranslate'

/** Returns the translation of an enum value of the API, for example `enumText('SeriesStatus', 'ONGOING')`. */
export function enumText(enumeration: string, value: string): string {
  return translate(`enum.${enumeration}.${value}`)
}

/** Returns the translation of the role of an author, such as `writer`. Returns custom roles unchanged. */
export function authorRoleText(role: string): string {
  return findText(`enum.AuthorRole.${role}`) ?? role
}

/** Returns the function {@link enumText}. Re-renders the component when the language changes. */
export function useEnumText(): typeof enumText {
  const code = useLocale()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function for each language is the point
  return useMemo(() => (enumeration: string, value: string) => enumText(enumeration, value), [code])
}
