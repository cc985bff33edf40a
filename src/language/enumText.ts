import { useMemo } from 'react'
import { findText, translate } from './language'
import { useLocale } from './useTranslate'

/** Translates a value of an enumeration of the API contract, for example `enumText('SeriesStatus', 'ONGOING')`. */
export function enumText(enumeration: string, value: string): string {
  return translate(`enum.${enumeration}.${value}`)
}

/** Translates the role of an author, such as `writer`. Custom roles have no translation and are returned unchanged. */
export function authorRoleText(role: string): string {
  return findText(`enum.AuthorRole.${role}`) ?? role
}

/** Returns {@link enumText} and re-renders the component when the language changes. */
export function useEnumText(): typeof enumText {
  const code = useLocale()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function for each language is the point
  return useMemo(() => (enumeration: string, value: string) => enumText(enumeration, value), [code])
}
