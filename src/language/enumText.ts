import { useMemo } from 'react'
import { findTranslation } from './interfaceLanguage'
import { useLocaleCode } from './useTranslate'

/**
 * Returns the translation of an enum value of the API, for example `enumText('SeriesStatus', 'ONGOING')`. Returns unknown
 * values unchanged, because a newer server can send values that this client does not know.
 */
export function enumText(enumeration: string, value: string): string {
  return findTranslation(`enum.${enumeration}.${value}`) ?? value
}

/** Returns the translation of an author role, such as `writer`. Returns custom roles unchanged. */
export function authorRoleText(role: string): string {
  return findTranslation(`enum.AuthorRole.${role}`) ?? role
}

/** Returns the function {@link enumText}. Re-renders the component when the language changes. */
export function useEnumText(): typeof enumText {
  const code = useLocaleCode()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language must result in a new function
  return useMemo(() => (enumeration: string, value: string) => enumText(enumeration, value), [code])
}
