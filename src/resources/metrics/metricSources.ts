import type { Metric, MetricStatistic } from '../../generated/model.schemas'

/**
 * Server metric for each value on the metrics page. If `tag` is set, the metric also has a value for each library or
 * task type. The request for such a value contains the tag, for example `library:a`.
 */
export const metricSources = {
  libraries: { metric: 'komga.libraries' },
  series: { metric: 'komga.series', tag: 'library' },
  books: { metric: 'komga.books', tag: 'library' },
  diskSpace: { metric: 'komga.books.filesize', tag: 'library' },
  sidecars: { metric: 'komga.sidecars', tag: 'library' },
  collections: { metric: 'komga.collections' },
  readLists: { metric: 'komga.readlists' },
  tasks: { metric: 'komga.tasks.execution', tag: 'type' },
  failedTasks: { metric: 'komga.tasks.failure', tag: 'type' },
} as const satisfies Record<string, { metric: string; tag?: 'library' | 'type' }>

export type MetricId = keyof typeof metricSources
export const metricIds = Object.keys(metricSources) as readonly MetricId[]

/** Metrics that have a value for each library in addition to the total. */
export const libraryMetricIds = ['series', 'books', 'diskSpace', 'sidecars'] as const
export type LibraryMetricId = (typeof libraryMetricIds)[number]

/** Total value of each metric that the server has. */
export type MetricTotals = Partial<Record<MetricId, Metric>>
/** Value of each metric for each library id or task type. */
export type MetricValuesByTag = Partial<Record<MetricId, Readonly<Record<string, Metric>>>>

/** Returns the library ids or task types for which the server has a value of a metric. */
export const listMetricTagValues = (id: MetricId, metric: Metric | undefined): readonly string[] => {
  const source = metricSources[id]
  return 'tag' in source ? (metric?.availableTags.find(({ tag }) => tag === source.tag)?.values ?? []) : []
}

/**
 * Returns a measurement of a metric. Uses the first of the given statistics for which the metric has a finite value.
 * Counters have `COUNT`, timers have `COUNT` and `TOTAL_TIME`, and gauges have `VALUE`.
 * @returns undefined if the metric is undefined or has no finite value for these statistics
 */
export function readMetricMeasurement(
  metric: Metric | undefined,
  ...statistics: MetricStatistic[]
): number | undefined {
  for (const statistic of statistics) {
    const found = metric?.measurements.find(measurement => measurement.statistic === statistic)
    if (found && Number.isFinite(found.value)) return found.value
  }
  return undefined
}

/** Returns the value of a gauge, or the count of a counter or timer. Returns undefined if the metric is undefined. */
export const readMetricValueOrCount = (metric: Metric | undefined): number | undefined =>
  readMetricMeasurement(metric, 'VALUE', 'COUNT')

/** Returns the total time of a timer in seconds. Some servers measure in milliseconds, which this function converts. */
export function readMetricTotalSeconds(metric: Metric | undefined): number | undefined {
  const time = readMetricMeasurement(metric, 'TOTAL_TIME')
  return time === undefined ? undefined : metric?.baseUnit === 'milliseconds' ? time / 1000 : time
}
