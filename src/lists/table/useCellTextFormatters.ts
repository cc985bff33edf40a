import { useMemo } from 'react'
import { enumText } from '../../language/enumText'
import { getCurrentLocale, translate } from '../../language/interfaceLanguage'
import { createLocaleFormatters, useLocaleFormatters } from '../../language/localeFormatters'
import { useFilterTextContext } from '../filters/useFilterTextContext'
import type { CellTextFormatters } from './tableDefinition'

/** Returns the functions that format cell values in the interface language. */
export function useCellTextFormatters(): CellTextFormatters {
  const context = useFilterTextContext()
  const format = useLocaleFormatters()
  return useMemo(() => ({ ...context, format }), [context, format])
}

/**
 * Returns the functions that format cell values, for code outside of React. Their `libraryName` always returns
 * undefined.
 */
export const getCellTextFormatters = (): CellTextFormatters => ({
  t: translate,
  enumText,
  format: createLocaleFormatters(getCurrentLocale().code),
  libraryName: () => undefined,
})
