/** Geometry of a virtualized list that scrolls with the window. Lengths are in CSS pixels. */
export type ListGeometry = {
  columns: number
  /** Height of a row including the gap. */
  rowHeight: number
  /** Distance of the first row from the top of the document. */
  topPx: number
  /** Height of the bars at the top of the window that cover the list. */
  topBarsPx: number
}

/**
 * Position in a list, independent of row height and number of columns. It stays valid after a rotation of the device.
 * `index` is the first item of the row that is nearest to the bars at the top of the window. `rowFraction` is the part
 * of this row above the lower edge of the bars, from -0.5 to 0.5 (negative if the row is below the edge).
 */
export type ListScrollPosition = { index: number; rowFraction: number }

/**
 * Converts a scroll offset of the window to a position in the list. Returns undefined if the window shows the content
 * above the list.
 */
export function getListScrollPosition(
  scrollY: number,
  { columns, rowHeight, topPx, topBarsPx }: ListGeometry,
): ListScrollPosition | undefined {
  const rows = (scrollY + topBarsPx - topPx) / rowHeight
  if (scrollY === 0 || rows <= 0) return undefined
  const row = Math.round(rows)
  return { index: row * columns, rowFraction: rows - row }
}

/**
 * Converts a position in the list to a scroll offset of the window. The scroll offset is in CSS pixels and at least 0.
 */
export function getScrollOffsetOfListPosition(
  { index, rowFraction }: ListScrollPosition,
  { columns, rowHeight, topPx, topBarsPx }: ListGeometry,
): number {
  return Math.max(0, topPx - topBarsPx + (Math.floor(index / columns) + rowFraction) * rowHeight)
}
