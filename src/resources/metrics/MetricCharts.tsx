import type { ReactNode } from 'react'
import { BarChart, type ChartBarData } from '../../components/charts/BarChart'
import { CHART_COLOR_COUNT } from '../../components/charts/chartPalette'
import { splitLargestChartItems } from '../../components/charts/splitLargestChartItems'
import { useEnumText } from '../../language/enumText'
import { formatDuration } from '../../language/formatDuration'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useLocaleCode, useTranslate } from '../../language/useTranslate'
import { balancedColumns } from './balancedColumns'
import { getLibraryMetricRowName } from './libraryMetricsTableDefinition'
import styles from './MetricsPage.module.css'
import type { LibraryMetricRow, TaskMetricRow } from './metricRows'
import { libraryMetricIds, type MetricTotals, readMetricValueOrCount } from './metricSources'

const MAX_COLUMNS = { narrow: 1, medium: 2, wide: 3 }

/**
 * Charts that compare the libraries by number of series, books and sidecar files, and by disk space. A library has the
 * same color and pattern in all charts.
 */
export function LibraryMetricCharts({ totals, rows }: { totals: MetricTotals; rows: readonly LibraryMetricRow[] }) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const charts = libraryMetricIds.flatMap(id => {
    const total = readMetricValueOrCount(totals[id])
    return total === undefined ? [] : { id, total }
  })
  return (
    <div className={styles.charts} style={balancedColumns(charts.length, MAX_COLUMNS)}>
      {charts.map(({ id, total }) => {
        const formatValue = id === 'diskSpace' ? format.bytes : format.number
        return (
          <ChartCard
            key={id}
            title={t(`page.metrics.total.${id}`)}
            total={formatValue(total)}
            bars={toBars({
              rows: rows.filter(row => row[id] !== undefined),
              measure: row => row[id] ?? 0,
              nameOf: row => getLibraryMetricRowName(row, { t }),
              valueText: value =>
                total > 0
                  ? t('page.metrics.share', { value: formatValue(value), percent: format.percent(value / total) })
                  : formatValue(value),
              restName: count => t('page.metrics.otherLibraries', { count }),
            })}
          />
        )
      })}
    </div>
  )
}

/**
 * Charts that compare the task types by number of executed tasks, number of failed tasks, and total time. Omits a chart
 * if all its values are 0, for example if no task has failed.
 */
export function TaskMetricCharts({ rows }: { rows: readonly TaskMetricRow[] }) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const code = useLocaleCode()
  const enumText = useEnumText()
  const charts = [
    { id: 'executed', measure: (row: TaskMetricRow) => row.executed, format: format.number },
    { id: 'failed', measure: (row: TaskMetricRow) => row.failed ?? 0, format: format.number },
    {
      id: 'seconds',
      measure: (row: TaskMetricRow) => row.seconds ?? 0,
      format: (value: number) => formatDuration(code, value),
    },
  ].filter(({ measure }) => rows.some(row => measure(row) > 0))
  return (
    <div className={styles.charts} style={balancedColumns(charts.length, MAX_COLUMNS)}>
      {charts.map(({ id, measure, format: formatValue }) => {
        const filled = rows.filter(row => measure(row) > 0)
        return (
          <ChartCard
            key={id}
            title={t(`page.metrics.chart.${id}`)}
            total={formatValue(sum(filled.map(measure)))}
            bars={toBars({
              rows: filled,
              measure,
              nameOf: row => enumText('TaskType', row.id),
              valueText: formatValue,
              restName: count => t('page.metrics.otherTypes', { count }),
            })}
          />
        )
      })}
    </div>
  )
}

type ChartCardProps = { title: string; total: ReactNode; bars: readonly ChartBarData[] }

function ChartCard({ title, total, bars }: ChartCardProps) {
  const t = useTranslate()
  return (
    <section className={styles.card}>
      <h3>
        {title} <span className={styles.cardTotal}>{total}</span>
      </h3>
      {bars.length > 0 ? <BarChart label={title} bars={bars} /> : <p>{t('page.metrics.noValues')}</p>}
    </section>
  )
}

type BarOptions<Row> = {
  rows: readonly Row[]
  measure: (row: Row) => number
  nameOf: (row: Row) => string
  valueText: (value: number) => string
  /**
   * Returns the name of the last bar if this bar shows the total of several rows. `count` is the number of these rows.
   */
  restName: (count: number) => string
}

/**
 * Returns the bars of a chart, largest first. A chart has at most `CHART_COLOR_COUNT` bars. If there are more rows, the
 * last bar shows the total of all rows that have no bar of their own.
 */
function toBars<Row extends { id: string; appearance: number }>(options: BarOptions<Row>): ChartBarData[] {
  const { rows, measure, nameOf, valueText, restName } = options
  const { largest, rest } = splitLargestChartItems(rows, CHART_COLOR_COUNT, measure)
  const bars = largest.map(row => ({
    id: row.id,
    name: nameOf(row),
    value: measure(row),
    valueText: valueText(measure(row)),
    appearance: row.appearance,
  }))
  if (rest.length === 0) return bars
  const value = sum(rest.map(measure))
  return [
    ...bars,
    {
      id: 'rest',
      name: restName(rest.length),
      value,
      valueText: valueText(value),
      appearance: rest[0]?.appearance ?? 0,
    },
  ]
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
