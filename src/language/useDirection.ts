import { useSyncExternalStore } from 'react'
import { currentLocale, onLanguageChange } from './language'

/** Where reading begins in the interface: arrows keys, sliders and carousels turn with it. */
export function useDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(onLanguageChange, () => (currentLocale().rtl ? 'rtl' : 'ltr'))
}
