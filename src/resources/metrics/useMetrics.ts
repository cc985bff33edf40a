import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createOperationQueryKey } from '../../api/cache/createOperationQueryKey'
import { loadMetricTotals, loadMetricValuesByTag } from './loadMetrics'
import type { MetricTotals } from './metricSources'

const shared = { staleTime: 0, meta: { shownBy: 'page' } } as const
const noTotals: MetricTotals = {}

/**
 * Loads the metrics of the server: first the totals, and then the values for each library and task type. Whenever the
 * totals are loaded again, the other values are loaded again too.
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
