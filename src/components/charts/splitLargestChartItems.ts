/**
 * Selects the largest items of a chart, so that the chart has at most `maxBars` bars.
 * @param items items in any order
 * @param maxBars maximum number of bars, at least 2
 * @returns `largest` contains the largest items in descending order. `rest` contains all other items. A single bar
 *   shows their total.
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
