import type { CSSProperties } from 'react'
import { balanceGridColumns } from '../../components/page/balanceGridColumns'

/**
 * Returns CSS custom properties with the number of grid columns for each page width. MetricsPage.module.css uses the
 * property of the current width.
 * @param itemCount number of tiles or charts
 * @param max maximum number of columns for each page width
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
