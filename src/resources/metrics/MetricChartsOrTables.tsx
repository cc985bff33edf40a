import { type ReactNode, Suspense, useMemo } from 'react'
import { errorText } from '../../api/errorText'
import { lazyComponent } from '../../api/program/lazyComponent'
import { EmptyState } from '../../components/feedback/EmptyState'
import { ErrorState } from '../../components/feedback/ErrorState'
import { TextSkeleton } from '../../components/feedback/TextSkeleton'
import { PageSection } from '../../components/page/PageSection'
import { useTranslate } from '../../language/useTranslate'
import { RecordTable } from '../../lists/table/RecordTable'
import type { RecordTableDefinition } from '../../lists/table/tableDefinition'
import { useLibraries } from '../libraries'
import { libraryMetricsTableDefinition } from './libraryMetricsTableDefinition'
import { buildLibraryMetricRows, buildTaskMetricRows } from './metricRows'
import { libraryMetricIds, type MetricTotals } from './metricSources'
import { taskMetricsTableDefinition } from './taskMetricsTableDefinition'
import type { useMetrics } from './useMetrics'

const LibraryMetricCharts = lazyComponent(() => import('./MetricCharts'), 'LibraryMetricCharts')
const TaskMetricCharts = lazyComponent(() => import('./MetricCharts'), 'TaskMetricCharts')

export const metricsViews = ['charts', 'tables'] as const
export type MetricsView = (typeof metricsViews)[number]

type MetricChartsOrTablesProps = {
  totals: MetricTotals
  view: MetricsView
  values: ReturnType<typeof useMetrics>['values']
  onRefresh: () => unknown
}

/**
 * Metrics of each library and of each task type, as charts or as tables. If the server has no metrics for libraries,
 * the section with the libraries does not appear. The same applies to the task types.
 */
export function MetricChartsOrTables({ totals, view, values, onRefresh }: MetricChartsOrTablesProps) {
  const { data, error, refetch, isFetching } = values
  const t = useTranslate()
  const libraries = useLibraries()
  const libraryRows = useMemo(() => data && buildLibraryMetricRows(data, libraries), [data, libraries])
  const taskRows = useMemo(() => data && buildTaskMetricRows(data), [data])
  const libraryTable = useMemo(() => withoutMissing(libraryMetricsTableDefinition, libraryMetricIds, totals), [totals])
  const taskTable = useMemo(
    () => (totals.failedTasks ? taskMetricsTableDefinition : withoutColumns(taskMetricsTableDefinition, ['failed'])),
    [totals.failedTasks],
  )
  const shared = { view, onRefresh }
  return (
    <>
      {error && !isFetching && <ErrorState inline text={errorText(error)} onRetry={() => void refetch()} />}
      {!data && isFetching && <TextSkeleton />}
      {libraryRows && libraryMetricIds.some(id => totals[id]) && (
        <MetricSection
          {...shared}
          name="libraries"
          title={t('page.metrics.byLibrary')}
          table={libraryTable}
          rows={libraryRows}
          empty={<EmptyState title={t('page.metrics.noLibraries.title')} text={t('page.metrics.noLibraries.text')} />}
          charts={<LibraryMetricCharts totals={totals} rows={libraryRows} />}
        />
      )}
      {taskRows && (totals.tasks || totals.failedTasks) && (
        <MetricSection
          {...shared}
          name="tasks"
          title={t('page.metrics.tasks')}
          table={taskTable}
          rows={taskRows}
          empty={<EmptyState title={t('page.metrics.noTasks.title')} text={t('page.metrics.noTasks.text')} />}
          charts={<TaskMetricCharts rows={taskRows} />}
        />
      )}
    </>
  )
}

type MetricSectionProps<Row extends { id: string }> = {
  /** Prefix of the URL parameters that belong to the table, for example its sort order. */
  name: string
  title: string
  view: MetricsView
  table: RecordTableDefinition<Row>
  rows: readonly Row[]
  empty: ReactNode
  charts: ReactNode
  onRefresh: () => unknown
}

function MetricSection<Row extends { id: string }>(props: MetricSectionProps<Row>) {
  const { name, title, view, table, rows, empty, charts, onRefresh } = props
  const memoryRows = { data: rows, error: undefined, refetch: onRefresh }
  return (
    <PageSection title={title}>
      {rows.length === 0 ? (
        empty
      ) : view === 'tables' ? (
        <RecordTable table={table} rows={memoryRows} paramPrefix={name} empty={empty} />
      ) : (
        <Suspense fallback={<TextSkeleton />}>{charts}</Suspense>
      )}
    </PageSection>
  )
}

/** Returns a copy of the table that omits the columns of metrics that are missing on the server. */
const withoutMissing = <Row,>(table: RecordTableDefinition<Row>, ids: typeof libraryMetricIds, totals: MetricTotals) =>
  withoutColumns(
    table,
    ids.filter(id => totals[id] === undefined),
  )

const withoutColumns = <Row,>(
  table: RecordTableDefinition<Row>,
  ids: readonly string[],
): RecordTableDefinition<Row> => ({
  ...table,
  columns: table.columns.filter(({ id }) => !ids.includes(id)),
})
