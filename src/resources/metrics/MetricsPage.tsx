import { useNavigate, useSearch } from '@tanstack/react-router'
import { ChartBar, RotateCw, Table } from 'lucide-react'
import { Suspense, useMemo } from 'react'
import { errorText } from '../../api/errorText'
import { lazyComponent } from '../../api/program/lazyComponent'
import { Button } from '../../components/controls/Button'
import { SegmentedControl } from '../../components/controls/SegmentedControl'
import { EmptyState } from '../../components/feedback/EmptyState'
import { ErrorState } from '../../components/feedback/ErrorState'
import { TextSkeleton } from '../../components/feedback/TextSkeleton'
import { PageFrame } from '../../components/page/PageFrame'
import { PageSection } from '../../components/page/PageSection'
import { useTranslate } from '../../language/useTranslate'
import { RecordTable } from '../../lists/table/RecordTable'
import { useLibraries } from '../libraries'
import { libraryMetricsTable } from './libraryMetricsTable'
import { LoadedAt, MetricTotalsList } from './MetricTotalsList'
import { buildLibraryRows, buildTaskRows, hasAny, type LibraryRow, type TaskRow } from './metricRows'
import { libraryMetricIds, type MetricTotals, metricIds, metricSources } from './metricSources'
import { taskMetricsTable } from './taskMetricsTable'
import { useMetrics } from './useMetrics'

const LibraryCharts = lazyComponent(() => import('./MetricCharts'), 'LibraryCharts')
const TaskCharts = lazyComponent(() => import('./MetricCharts'), 'TaskCharts')

const views = ['charts', 'tables'] as const
type View = (typeof views)[number]
const viewIcons = { charts: ChartBar, tables: Table }

/** Page of the metrics of the server: totals, figures of each library, and tasks since its start; as charts or as tables. */
export function MetricsPage() {
  const t = useTranslate()
  const search: { view?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  const view = views.find(name => name === search.view) ?? 'charts'
  const { totals, values } = useMetrics()
  const openView = (name: View) =>
    void navigate({ to: '.', search: { view: name === 'charts' ? undefined : name } as never, replace: true })
  return (
    <PageFrame
      title={t('page.metrics.title')}
      intro={t('page.metrics.intro')}
      actions={
        <>
          <SegmentedControl<View>
            hideLabel
            label={t('page.metrics.view.label')}
            value={view}
            choices={views.map(name => ({ value: name, label: t(`page.metrics.view.${name}`), icon: viewIcons[name] }))}
            onChange={openView}
          />
          <Button
            icon={RotateCw}
            busy={totals.isFetching || values.isFetching}
            onClick={() => void totals.refetch({ cancelRefetch: false })}
          >
            {t('page.metrics.refresh')}
          </Button>
        </>
      }
    >
      {totals.error && !totals.isFetching && (
        <ErrorState inline={!!totals.data} text={errorText(totals.error)} onRetry={() => void totals.refetch()} />
      )}
      {totals.isLoading && <TextSkeleton />}
      {totals.data && (
        <>
          <LoadedAt timeMs={totals.dataUpdatedAt} />
          <MetricTotalsList totals={totals.data} />
          <MetricSections totals={totals.data} view={view} values={values} />
          <MissingMetrics totals={totals.data} />
        </>
      )}
    </PageFrame>
  )
}

type MetricSectionsProps = {
  totals: MetricTotals
  view: View
  values: ReturnType<typeof useMetrics>['values']
}

/** Figures of the libraries and of the tasks. A section without any metric is absent. */
function MetricSections({ totals, view, values }: MetricSectionsProps) {
  const t = useTranslate()
  const libraries = useLibraries()
  const { data, error, refetch, isFetching } = values
  const libraryRows = useMemo(() => data && buildLibraryRows(data, libraries), [data, libraries])
  const taskRows = useMemo(() => data && buildTaskRows(data), [data])
  return (
    <>
      {error && !isFetching && <ErrorState inline text={errorText(error)} onRetry={() => void refetch()} />}
      {!data && isFetching && <TextSkeleton />}
      {libraryRows && hasAny(totals, libraryMetricIds) && (
        <PageSection title={t('page.metrics.byLibrary')}>
          <LibraryFigures totals={totals} rows={libraryRows} view={view} />
        </PageSection>
      )}
      {taskRows && hasAny(totals, ['tasks', 'failedTasks']) && (
        <PageSection title={t('page.metrics.tasks')}>
          <TaskFigures rows={taskRows} view={view} />
        </PageSection>
      )}
    </>
  )
}

function LibraryFigures({ totals, rows, view }: { totals: MetricTotals; rows: LibraryRow[]; view: View }) {
  const t = useTranslate()
  const empty = <EmptyState title={t('page.metrics.noLibraries.title')} text={t('page.metrics.noLibraries.text')} />
  if (rows.length === 0) return empty
  if (view === 'tables')
    return <RecordTable table={libraryMetricsTable} rows={inMemory(rows)} paramPrefix="libraries" empty={empty} />
  return (
    <Suspense fallback={<TextSkeleton />}>
      <LibraryCharts totals={totals} rows={rows} />
    </Suspense>
  )
}

function TaskFigures({ rows, view }: { rows: TaskRow[]; view: View }) {
  const t = useTranslate()
  const empty = <EmptyState title={t('page.metrics.noTasks.title')} text={t('page.metrics.noTasks.text')} />
  if (rows.length === 0) return empty
  if (view === 'tables')
    return <RecordTable table={taskMetricsTable} rows={inMemory(rows)} paramPrefix="tasks" empty={empty} />
  return (
    <Suspense fallback={<TextSkeleton />}>
      <TaskCharts rows={rows} />
    </Suspense>
  )
}

/** Rows that have loaded: the page shows the failures and refreshes itself. */
const inMemory = <Row,>(data: readonly Row[]) => ({ data, error: undefined, refetch: () => undefined })

/** Names the figures that the server does not publish. */
function MissingMetrics({ totals }: { totals: MetricTotals }) {
  const t = useTranslate()
  const missing = metricIds.filter(id => totals[id] === undefined)
  if (missing.length === 0) return null
  const names = missing.map(id => `${t(`page.metrics.total.${id}`)} (${metricSources[id].metric})`)
  return <p>{t('page.metrics.missing', { names: names.join(', ') })}</p>
}
