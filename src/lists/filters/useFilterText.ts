import { useMemo } from 'react'
import { useGetLibraries } from '../../generated/libraries/libraries'
import { useEnumText } from '../../language/enumText'
import { useLocale, useTranslate } from '../../language/useTranslate'
import type { FilterTextSource } from './filterText'

/** What filters need to be said in words, in the language of now. */
export function useFilterText(): FilterTextSource {
  const t = useTranslate()
  const enumText = useEnumText()
  const locale = useLocale()
  const { data: libraries } = useGetLibraries({ query: { meta: { shownBy: 'nobody' } } })
  return useMemo(() => {
    const libraryName = (id: string) => libraries?.find(library => library.id === id)?.name
    return { t, enumText, locale, libraryName }
  }, [t, enumText, locale, libraries])
}
