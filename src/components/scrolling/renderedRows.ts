/**
 * Returns the indexes of the rows that a virtualized list renders, ascending: the visible rows, one more on both sides, and pinned rows.
 * @param sight  first and last visible row
 * @param count  number of rows in the list
 * @param kept  rows that stay rendered out of sight, because they hold the focus or are being dragged
 */
export function renderedRows(
  sight: { first: number; last: number },
  count: number,
  ...kept: readonly (number | undefined)[]
): number[] {
  const from = Math.max(0, sight.first - 1)
  const to = Math.min(count - 1, sight.last + 1)
  const rows = Array.from({ length: Math.max(0, to + 1 - from) }, (_, step) => from + step)
  const others = kept.flatMap(row => (row !== undefined && row < count ? row : []))
  return [...new Set([...rows, ...others])].sort((one, other) => one - other)
}
