import { useSyncExternalStore } from 'react'
import { getCurrentLocale, onInterfaceLanguageChange } from './interfaceLanguage'

/** Returns the text direction of the interface language. Re-renders the component when the direction changes. */
export function useTextDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(onInterfaceLanguageChange, () => (getCurrentLocale().rtl ? 'rtl' : 'ltr'))
}
