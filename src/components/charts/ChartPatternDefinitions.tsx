import { PatternCircles, PatternLines } from '@visx/pattern'
import type { ChartItemAppearance, ChartPatternName } from './chartPalette'

type LinePattern = Exclude<ChartPatternName, 'solid' | 'dots'>

const PATTERN_SIZE_PX = 7
const lineOrientations: Readonly<
  Record<LinePattern, ('diagonal' | 'diagonalRightToLeft' | 'vertical' | 'horizontal')[]>
> = {
  diagonal: ['diagonal'],
  vertical: ['vertical'],
  backDiagonal: ['diagonalRightToLeft'],
  grid: ['vertical', 'horizontal'],
}

const patternId = (id: string, { colorNumber }: ChartItemAppearance) => `${id}-${colorNumber}`
const colorOf = ({ colorNumber }: ChartItemAppearance) => `var(--chart-${colorNumber})`

/**
 * Returns the SVG fill of a bar. The fill is a plain color or a pattern that {@link ChartPatternDefinitions} defines.
 */
export const getChartBarFill = (id: string, appearance: ChartItemAppearance): string =>
  appearance.pattern === 'solid' ? colorOf(appearance) : `url(#${patternId(id, appearance)})`

type ChartPatternDefinitionsProps = {
  /** Unique id of the chart. The ids of its patterns begin with this id. */
  id: string
  appearances: readonly ChartItemAppearance[]
}

/**
 * Renders the definitions of the SVG patterns of a chart. A pattern consists of lines or dots over the color of the
 * bar.
 */
export function ChartPatternDefinitions({ id, appearances }: ChartPatternDefinitionsProps) {
  const unique = [...new Map(appearances.map(appearance => [appearance.colorNumber, appearance])).values()]
  return unique.map(appearance => {
    const { colorNumber, pattern } = appearance
    const shared = {
      id: patternId(id, appearance),
      width: PATTERN_SIZE_PX,
      height: PATTERN_SIZE_PX,
      background: colorOf(appearance),
    }
    if (pattern === 'solid') return null
    if (pattern === 'dots') return <PatternCircles key={colorNumber} {...shared} radius={1.6} fill="var(--raised)" />
    return (
      <PatternLines
        key={colorNumber}
        {...shared}
        stroke="var(--raised)"
        strokeWidth={1.5}
        orientation={lineOrientations[pattern]}
      />
    )
  })
}
