import type { CSSProperties } from 'react'
import { balanceGridColumns } from '../../components/page/balanceGridColumns'

/**
 * Returns the style with the numbers of grid columns for tiles or charts, from which MetricsPage.module.css chooses by
 * the width of the page.
 * @param itemCount number of tiles or charts, at least 1
 * @param max maximum numbers of columns for each width
 */
export const balancedColumns = (
  itemCount: number,
  max: { narrow: number; medium: number; wide: number },
): CSSProperties =>
  ({
    '--narrow-columns': balanceGridColumns(itemCount, max.narrow),
    '--medium-columns': balanceGridColumns(itemCount, max.medium),
    '--wide-columns': balanceGridColumns(itemCount, max.wide),
  }) as CSSProperties
