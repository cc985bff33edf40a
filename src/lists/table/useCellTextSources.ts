import { useMemo } from 'react'
import { enumText } from '../../language/enumText'
import { getCurrentLocale, translate } from '../../language/interfaceLanguage'
import { createLocaleFormatters, useLocaleFormatters } from '../../language/localeFormatters'
import { useFilterTextSources } from '../filters/useFilterTextSources'
import type { CellTextSources } from './tableDefinition'

/** Returns the texts for cell values in the interface language. */
export function useCellTextSources(): CellTextSources {
  const context = useFilterTextSources()
  const format = useLocaleFormatters()
  return useMemo(() => ({ ...context, format }), [context, format])
}

/** Returns the texts for cell values outside of React, for data sources. Library names are unknown. */
export const getCellTextSources = (): CellTextSources => ({
  t: translate,
  enumText,
  format: createLocaleFormatters(getCurrentLocale().code),
  libraryName: () => undefined,
})
