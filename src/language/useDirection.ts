import { useSyncExternalStore } from 'react'
import { currentLocale, onLanguage } from './language'

/** Where reading begins in the interface: arrows keys, sliders and carousels turn with it. */
export function useDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(onLanguage, () => (currentLocale().rtl ? 'rtl' : 'ltr'))
}
