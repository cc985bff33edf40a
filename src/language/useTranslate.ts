import { useMemo, useSyncExternalStore } from 'react'
import { currentLocale, onLanguageChange, translate } from './language'

/** The code of the language that is spoken now; the component follows a change. */
export function useLocale(): string {
  return useSyncExternalStore(onLanguageChange, () => currentLocale().code)
}

/**
 * The function from key to text. Its identity changes with the language, so it belongs into dependency lists.
 */
export function useTranslate(): typeof translate {
  const code = useLocale()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function for each language is the point
  return useMemo(() => (key: string, values?: Record<string, unknown>) => translate(key, values), [code])
}
