/**
 * Limits the items of a chart to the largest items.
 * @param items items in any order
 * @param maxBars maximum number of bars, at least 2
 * @returns the largest items in descending order, and the remaining items, which share the last bar
 */
export function splitLargestChartItems<Item>(
  items: readonly Item[],
  maxBars: number,
  measure: (item: Item) => number,
): { largest: readonly Item[]; rest: readonly Item[] } {
  const sorted = items.toSorted((first, second) => measure(second) - measure(first))
  const largestCount = sorted.length > maxBars ? maxBars - 1 : sorted.length
  return { largest: sorted.slice(0, largestCount), rest: sorted.slice(largestCount) }
}
