import type { Metric, MetricStatistic } from '../../generated/model.schemas'

/**
 * Name of the server metric for each value on the metrics page. If the server can split the metric, for example by
 * library, `tag` is the name of the tag for this purpose.
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

/** Metrics that the server splits by library. */
export const libraryMetricIds = ['series', 'books', 'diskSpace', 'sidecars'] as const
export type LibraryMetricId = (typeof libraryMetricIds)[number]

/** Total of each metric. Metrics that the server does not provide are absent. */
export type MetricTotals = Partial<Record<MetricId, Metric>>
/** Values of each metric by library id, or by task type. */
export type MetricValuesByTag = Partial<Record<MetricId, Readonly<Record<string, Metric>>>>

/** Returns the tag values that a metric has, for example the ids of all libraries. */
export const listMetricTagValues = (id: MetricId, metric: Metric | undefined): readonly string[] => {
  const source = metricSources[id]
  return 'tag' in source ? (metric?.availableTags.find(({ tag }) => tag === source.tag)?.values ?? []) : []
}

/**
 * Returns the first existing measurement of a metric among the given statistics. Counters have `COUNT`, timers have
 * `COUNT` and `TOTAL_TIME`, and gauges have `VALUE`.
 * @returns undefined if the metric is missing or has none of these measurements
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

/** Returns the value of a gauge, or the count of a counter or timer. Undefined if the metric is undefined. */
export const readMetricValueOrCount = (metric: Metric | undefined): number | undefined =>
  readMetricMeasurement(metric, 'VALUE', 'COUNT')

/** Returns the total time of a timer in seconds. Converts the time if the server uses another unit. */
export function readMetricTotalSeconds(metric: Metric | undefined): number | undefined {
  const time = readMetricMeasurement(metric, 'TOTAL_TIME')
  return time === undefined ? undefined : metric?.baseUnit === 'milliseconds' ? time / 1000 : time
}
