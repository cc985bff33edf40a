import { useMemo } from 'react'
import { enumText } from '../../language/enumText'
import { getCurrentLocale, translate } from '../../language/interfaceLanguage'
import { createLocaleFormatters, useLocaleFormatters } from '../../language/localeFormatters'
import { useFilterTextContext } from '../filters/useFilterTextContext'
import type { CellTexts } from './tableDefinition'

/** Returns the texts for cell values in the interface language. */
export function useCellTexts(): CellTexts {
  const context = useFilterTextContext()
  const format = useLocaleFormatters()
  return useMemo(() => ({ ...context, format }), [context, format])
}

/** Returns the texts for cell values outside of React, for data sources. Library names are unknown. */
export const currentCellTexts = (): CellTexts => ({
  t: translate,
  enumText,
  format: createLocaleFormatters(getCurrentLocale().code),
  libraryName: () => undefined,
})
