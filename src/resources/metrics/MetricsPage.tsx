import { useNavigate, useSearch } from '@tanstack/react-router'
import { ChartBar, RefreshCw, Table } from 'lucide-react'
import { errorText } from '../../api/errorText'
import { Button } from '../../components/controls/Button'
import { SegmentedControl } from '../../components/controls/SegmentedControl'
import { ErrorState } from '../../components/feedback/ErrorState'
import { TextSkeleton } from '../../components/feedback/TextSkeleton'
import { TitledPageLayout } from '../../components/page/TitledPageLayout'
import { useTranslate } from '../../language/useTranslate'
import { MetricChartsOrTables, type MetricsView, metricsViews } from './MetricChartsOrTables'
import styles from './MetricsPage.module.css'
import { MetricsLoadedAtNote, MetricTotalsList } from './MetricTotalsList'
import { type MetricTotals, metricIds, metricSources } from './metricSources'
import { useMetrics } from './useMetrics'

const viewIcons = { charts: ChartBar, tables: Table }

/**
 * Page with the metrics of the server: the totals and, as charts or tables, the metrics of each library and of the
 * tasks since the start of the server.
 */
export function MetricsPage() {
  const t = useTranslate()
  const search: { view?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  const view = metricsViews.find(name => name === search.view) ?? 'charts'
  const { totals, values } = useMetrics()
  const openView = (name: MetricsView) =>
    void navigate({ to: '.', search: { view: name === 'charts' ? undefined : name } as never, replace: true })
  return (
    <TitledPageLayout
      title={t('page.metrics.title')}
      intro={t('page.metrics.intro')}
      actions={
        <>
          <SegmentedControl<MetricsView>
            hideLabel
            label={t('page.metrics.view.label')}
            value={view}
            choices={metricsViews.map(name => ({
              value: name,
              label: t(`page.metrics.view.${name}`),
              icon: viewIcons[name],
            }))}
            onChange={openView}
          />
          <Button
            icon={RefreshCw}
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
        <div className={styles.sections}>
          <MetricsLoadedAtNote timeMs={totals.dataUpdatedAt} />
          <MetricTotalsList totals={totals.data} />
          <MetricChartsOrTables totals={totals.data} view={view} values={values} onRefresh={() => totals.refetch()} />
          <MissingMetrics totals={totals.data} />
        </div>
      )}
    </TitledPageLayout>
  )
}

function MissingMetrics({ totals }: { totals: MetricTotals }) {
  const t = useTranslate()
  const missing = metricIds.filter(id => totals[id] === undefined)
  if (missing.length === 0) return null
  const names = missing.map(id => `${t(`page.metrics.total.${id}`)} (${metricSources[id].metric})`)
  return <p className={styles.note}>{t('page.metrics.missing', { names: names.join(', ') })}</p>
}
