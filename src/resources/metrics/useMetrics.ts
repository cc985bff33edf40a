import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createOperationQueryKey } from '../../api/cache/createOperationQueryKey'
import { loadMetricTotals, loadMetricValuesByTag } from './loadMetrics'
import type { MetricTotals } from './metricSources'

const shared = { staleTime: 0, meta: { shownBy: 'page' } } as const
const noTotals: MetricTotals = {}

/**
 * Loads the metrics: first the totals, then the values by library and task type. A refresh loads the totals and values
 * again.
 */
export function useMetrics() {
  const totals = useQuery({
    ...shared,
    queryKey: createOperationQueryKey('getMetric', { part: 'totals' }),
    queryFn: ({ signal }) => loadMetricTotals(signal),
  })
  const { data = noTotals, dataUpdatedAt } = totals
  const values = useQuery({
    ...shared,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryKey: createOperationQueryKey('getMetric', { part: 'values', totalsLoadedAt: dataUpdatedAt }),
    queryFn: ({ signal }) => loadMetricValuesByTag(data, signal),
    enabled: dataUpdatedAt > 0,
    placeholderData: keepPreviousData,
  })
  return { totals, values }
}
