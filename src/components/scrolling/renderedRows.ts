/**
 * The rows of a long list that exist: what is in sight and one more on both sides, in their order.
 * @param sight  the first and the last row in sight
 * @param count  how many rows there are
 * @param kept  rows that stay while they are out of sight: the focus, or a drag, would be lost with them
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
