import { useSyncExternalStore } from 'react'
import { currentLocale, onLanguageChange } from './language'

/** Returns the text direction of the interface language and re-renders when it changes. Arrow keys, sliders and carousels follow it. */
export function useTextDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(onLanguageChange, () => (currentLocale().rtl ? 'rtl' : 'ltr'))
}
