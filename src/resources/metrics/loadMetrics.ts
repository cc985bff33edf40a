import { forEachConcurrently } from '../../api/forEachConcurrently'
import { ServerError } from '../../api/ServerError'
import { getMetric, getMetricNames } from '../../generated/actuator/actuator.calls'
import type { Metric } from '../../generated/model.schemas'
import {
  listMetricTagValues,
  type MetricId,
  type MetricTotals,
  type MetricValuesByTag,
  metricIds,
  metricSources,
} from './metricSources'

/**
 * Loads the total value of each metric that the server has.
 * @throws ServerError when the list of metric names or a metric cannot be loaded
 */
export async function loadMetricTotals(signal: AbortSignal): Promise<MetricTotals> {
  const { names } = await getMetricNames({ signal })
  const totals: MetricTotals = {}
  await forEachConcurrently(
    metricIds.filter(id => names.includes(metricSources[id].metric)),
    async id => {
      const metric = await loadMetric(metricSources[id].metric, undefined, signal)
      if (metric) totals[id] = metric
    },
  )
  return totals
}

/**
 * Loads the value of each metric for each library or task type. Sends a request for each value. If a metric has only a
 * single library or task type, no request is sent, because the value equals the total in `totals`.
 * @throws ServerError when a metric cannot be loaded
 */
export async function loadMetricValuesByTag(totals: MetricTotals, signal: AbortSignal): Promise<MetricValuesByTag> {
  const values: Partial<Record<MetricId, Record<string, Metric>>> = {}
  for (const id of metricIds) if (totals[id] && 'tag' in metricSources[id]) values[id] = {}
  const add = (id: MetricId, value: string, metric: Metric) => {
    values[id] = { ...values[id], [value]: metric }
  }
  const calls = metricIds.flatMap(id => {
    const tagValues = listMetricTagValues(id, totals[id])
    return tagValues.map(value => ({ id, value, total: tagValues.length === 1 ? totals[id] : undefined }))
  })
  await forEachConcurrently(calls, async ({ id, value, total }) => {
    const source = metricSources[id]
    const tag = 'tag' in source ? `${source.tag}:${value}` : ''
    const metric = total ?? (await loadMetric(source.metric, tag, signal))
    if (metric) add(id, value, metric)
  })
  return values
}

/** Loads a metric. Returns undefined if the server responds with 404, for example because the library was deleted. */
async function loadMetric(name: string, tag: string | undefined, signal: AbortSignal): Promise<Metric | undefined> {
  try {
    return await getMetric(name, tag === undefined ? undefined : { tag: [tag] }, { signal })
  } catch (error) {
    if (error instanceof ServerError && error.status === 404) return undefined
    throw error
  }
}
