/**
 * Returns the row indexes that a virtualized list renders: the visible rows, their neighbors, and the pinned rows.
 * @param visible first and last visible row
 * @param count number of rows in the list
 * @param pinned rows outside the viewport that must stay rendered, such as the focused row
 */
export function listRenderedRowIndexes(
  visible: { first: number; last: number },
  count: number,
  ...pinned: readonly (number | undefined)[]
): number[] {
  const from = Math.max(0, visible.first - 1)
  const to = Math.min(count - 1, visible.last + 1)
  const rows = Array.from({ length: Math.max(0, to + 1 - from) }, (_, step) => from + step)
  const extra = pinned.flatMap(row => (row !== undefined && row < count ? row : []))
  return [...new Set([...rows, ...extra])].sort((a, b) => a - b)
}
