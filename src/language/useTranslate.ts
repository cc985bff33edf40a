import { useMemo, useSyncExternalStore } from 'react'
import { currentLocale, onLanguageChange, translate } from './language'

/** Returns the code of the current language and re-renders the component when it changes. */
export function useLocale(): string {
  return useSyncExternalStore(onLanguageChange, () => currentLocale().code)
}

/** Returns {@link translate}. The function changes its identity with the language, so it belongs in dependency arrays. */
export function useTranslate(): typeof translate {
  const code = useLocale()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function for each language is the point
  return useMemo(() => (key: string, values?: Record<string, unknown>) => translate(key, values), [code])
}
