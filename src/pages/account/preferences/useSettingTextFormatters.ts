import { useMemo } from 'react'
import { useLocaleFormatters } from '../../../language/localeFormatters'
import { useTranslate } from '../../../language/useTranslate'
import { useLibraries } from '../../../resources/libraries'
import type { SettingTextFormatters } from './browserSettingTexts'

/** Returns the functions for formatting settings as text in the interface language. */
export function useSettingTextFormatters(): SettingTextFormatters {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const libraries = useLibraries()
  return useMemo(
    () => ({ t, format, libraryName: id => libraries.find(library => library.id === id)?.name }),
    [t, format, libraries],
  )
}
