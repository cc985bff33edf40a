/** Patterns of bars. Appearances with the same pattern have colors that differ for every kind of color vision. */
export const chartPatterns = ['solid', 'diagonal', 'dots', 'vertical', 'backDiagonal', 'grid'] as const
export type ChartPattern = (typeof chartPatterns)[number]

/** Number of the colors `--chart-1` to `--chart-18` in `BarChart.module.css`. */
export const CHART_COLOR_COUNT = 18

/** Appearance of an item: number of its color, from 1, and its pattern. */
export type ChartItemAppearance = { colorNumber: number; pattern: ChartPattern }

/**
 * Returns the appearance of the item with an index. The appearances repeat after 18 items.
 * @param index  position of the item in a stable order, so that it looks the same in several charts
 */
export function chartItemAppearance(index: number): ChartItemAppearance {
  const position = index % CHART_COLOR_COUNT
  return { colorNumber: position + 1, pattern: chartPatterns[position % chartPatterns.length] ?? 'solid' }
}
