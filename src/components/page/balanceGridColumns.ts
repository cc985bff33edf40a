/**
 * Returns the smallest number of grid columns that results in the same number of rows as `maxColumns` columns. The last
 * row is then as full as possible. For example, five items with at most four columns get three columns.
 * @param itemCount number of items. Without items, the result is 1
 * @param maxColumns maximum number of columns, at least 1
 */
export const balanceGridColumns = (itemCount: number, maxColumns: number): number =>
  itemCount === 0 ? 1 : Math.ceil(itemCount / Math.ceil(itemCount / maxColumns))
