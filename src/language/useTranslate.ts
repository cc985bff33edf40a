import { useMemo, useSyncExternalStore } from 'react'
import { getCurrentLocale, onInterfaceLanguageChange, translate } from './interfaceLanguage'

/** Returns the code of the current language. Re-renders the component when the language changes. */
export function useLocaleCode(): string {
  return useSyncExternalStore(onInterfaceLanguageChange, () => getCurrentLocale().code)
}

/** Returns the function {@link translate}. Re-renders with a new function when the language changes. */
export function useTranslate(): typeof translate {
  const code = useLocaleCode()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language must result in a new function
  return useMemo(() => (key: string, values?: Record<string, unknown>) => translate(key, values), [code])
}
