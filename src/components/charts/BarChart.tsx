import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { type ReactNode, useId } from 'react'
import { useElementWidthTopAndTextScale } from '../scrolling/useElementWidthTopAndTextScale'
import styles from './BarChart.module.css'
import { ChartPatternDefinitions, getChartBarFill } from './ChartPatternDefinitions'
import { getChartItemAppearance } from './chartPalette'

/** Bar of a chart. `valueText` is the formatted value. */
export type ChartBarData = {
  id: string
  name: ReactNode
  value: number
  valueText: string
  /**
   * Index of the color and pattern of the bar (see `chartPalette.ts`). If an item has a bar in several charts, the bars
   * have the same index.
   */
  appearance: number
}

/**
 * Height of the text of a chart row, in CSS pixels at the default text size. The next three constants are the heights
 * of the bar, the row and the gap between two rows.
 */
const TEXT_HEIGHT_PX = 22
const BAR_HEIGHT_PX = 12
const ROW_HEIGHT_PX = 46
const GAP_PX = ROW_HEIGHT_PX - TEXT_HEIGHT_PX - BAR_HEIGHT_PX
/** Minimum width of a bar with a value above 0, in CSS pixels. */
const MIN_BAR_WIDTH_PX = 3

/**
 * Chart with horizontal bars, names and values. Screen readers read a list instead of the drawing.
 * @param label accessible name of the list
 */
export function BarChart({ label, bars }: { label: string; bars: readonly ChartBarData[] }) {
  const id = useId()
  const { ref, width, textScale } = useElementWidthTopAndTextScale()
  const rowHeight = ROW_HEIGHT_PX * textScale
  const height = Math.max(0, rowHeight * bars.length - GAP_PX * textScale)
  const x = scaleLinear({ domain: [0, Math.max(1e-9, ...bars.map(({ value }) => value))], range: [0, width] })
  const y = scaleBand({ domain: bars.map(bar => bar.id), range: [0, rowHeight * bars.length] })
  const barWidth = (value: number) => (value > 0 ? Math.max(MIN_BAR_WIDTH_PX, x(value)) : 0)
  return (
    <div ref={ref} className={styles.chart} style={{ blockSize: height }}>
      {width > 0 && (
        <svg width={width} height={height} aria-hidden="true">
          <ChartPatternDefinitions
            id={id}
            appearances={bars.map(({ appearance }) => getChartItemAppearance(appearance))}
          />
          {bars.map(bar => (
            <Bar
              key={bar.id}
              data-bar
              x={0}
              y={(y(bar.id) ?? 0) + TEXT_HEIGHT_PX * textScale}
              width={barWidth(bar.value)}
              height={BAR_HEIGHT_PX * textScale}
              rx={3}
              fill={getChartBarFill(id, getChartItemAppearance(bar.appearance))}
            />
          ))}
        </svg>
      )}
      <ul aria-label={label}>
        {bars.map(bar => (
          <li key={bar.id} className={styles.row} style={{ blockSize: rowHeight }}>
            <bdi className={styles.name}>{bar.name}</bdi> <span className={styles.value}>{bar.valueText}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
