import { useMemo, useSyncExternalStore } from 'react'
import { currentLocale, onLanguageChange, translate } from './language'

/** Returns the code of the current language. Re-renders the component when the language changes. */
export function useLocale(): string {
  return useSyncExternalStore(onLanguageChange, () => currentLocale().code)
}

/** Returns the function {@link translate}. Re-renders with a new function when the language changes. */
export function useTranslate(): typeof translate {
  const code = useLocale()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function for each language is the point
  return useMemo(() => (key: string, values?: Record<string, unknown>) => translate(key, values), [code])
}
