import { useMemo } from 'react'
import { useGetLibraries } from '../../generated/libraries/libraries'
import { useEnumText } from '../../language/enumText'
import { useLocaleCode, useTranslate } from '../../language/useTranslate'
import type { FilterTextContext } from './filterChips'

/** Returns the interface language, and functions that return texts for filters, such as the name of a library. */
export function useFilterTextContext(): FilterTextContext {
  const t = useTranslate()
  const enumText = useEnumText()
  const locale = useLocaleCode()
  const { data: libraries } = useGetLibraries({ query: { meta: { shownBy: 'none' } } })
  return useMemo(() => {
    const libraryName = (id: string) => libraries?.find(library => library.id === id)?.name
    return { t, enumText, locale, libraryName }
  }, [t, enumText, locale, libraries])
}
