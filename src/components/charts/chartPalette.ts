/**
 * Names of the patterns of chart bars. Each bar has a color and a pattern. Each pattern is used with three colors.
 * Color-blind users can distinguish these three colors from each other.
 */
export const chartPatternNames = ['solid', 'diagonal', 'dots', 'vertical', 'backDiagonal', 'grid'] as const
export type ChartPatternName = (typeof chartPatternNames)[number]

/** Number of chart colors. `BarChart.module.css` defines the colors as `--chart-1` to `--chart-18`. */
export const CHART_COLOR_COUNT = 18

/** Appearance of a chart item. `colorNumber` counts from 1. */
export type ChartItemAppearance = { colorNumber: number; pattern: ChartPatternName }

/**
 * Returns the color and pattern of a chart item. The combinations of color and pattern repeat after 18 items.
 * @param index index of the item in a stable order
 */
export function getChartItemAppearance(index: number): ChartItemAppearance {
  const position = index % CHART_COLOR_COUNT
  return { colorNumber: position + 1, pattern: chartPatternNames[position % chartPatternNames.length] ?? 'solid' }
}
