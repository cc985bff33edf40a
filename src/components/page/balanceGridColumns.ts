/**
 * Returns the smallest number of grid columns that needs no more rows than the maximum number of columns. The last row
 * is therefore as full as possible.
 * @param itemCount number of items. Without items, the result is 1
 * @param maxColumns maximum number of columns, at least 1
 */
export const balanceGridColumns = (itemCount: number, maxColumns: number): number =>
  itemCount === 0 ? 1 : Math.ceil(itemCount / Math.ceil(itemCount / maxColumns))
