/** Patterns of bars. Color-blind users can distinguish all colors that share a pattern. */
export const chartPatterns = ['solid', 'diagonal', 'dots', 'vertical', 'backDiagonal', 'grid'] as const
export type ChartPattern = (typeof chartPatterns)[number]

/** Number of chart colors. `BarChart.module.css` defines them as `--chart-1` to `--chart-18`. */
export const CHART_COLOR_COUNT = 18

/** Color number, from 1, and pattern of an item. */
export type ChartItemAppearance = { colorNumber: number; pattern: ChartPattern }

/**
 * Returns the color and pattern of the item with an index. They repeat after 18 items.
 * @param index position of the item in a stable order
 */
export function chartItemAppearance(index: number): ChartItemAppearance {
  const position = index % CHART_COLOR_COUNT
  return { colorNumber: position + 1, pattern: chartPatterns[position % chartPatterns.length] ?? 'solid' }
}
