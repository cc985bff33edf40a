import { useMemo } from 'react'
import { enumText } from '../../language/enumText'
import { getCurrentLocale, translate } from '../../language/interfaceLanguage'
import { createLocaleFormatters, useLocaleFormatters } from '../../language/localeFormatters'
import { useFilterTextContext } from '../filters/useFilterTextContext'
import type { CellTextFormatters } from './tableDefinition'

/** Returns functions that convert cell values to texts in the interface language. */
export function useCellTextFormatters(): CellTextFormatters {
  const context = useFilterTextContext()
  const format = useLocaleFormatters()
  return useMemo(() => ({ ...context, format }), [context, format])
}

/**
 * Returns functions that convert cell values to texts, for code outside of React components. The function `libraryName`
 * always returns undefined, because only React components have access to the names of libraries.
 */
export const getCellTextFormatters = (): CellTextFormatters => ({
  t: translate,
  enumText,
  format: createLocaleFormatters(getCurrentLocale().code),
  libraryName: () => undefined,
})
