import { useSyncExternalStore } from 'react'
import { currentLocale, onLanguageChange } from './language'

/** Returns the text direction of the interface language. Re-renders the component when the direction changes. */
export function useTextDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(onLanguageChange, () => (currentLocale().rtl ? 'rtl' : 'ltr'))
}
