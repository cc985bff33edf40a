import type { components } from '../../../src/generated/openapi'
import { getPublishedLibraryCounts, type LibraryCounts } from '../../state/libraryCounts'
import type { MockServerState } from '../../state/mockServerState'
import type { FinishedTaskRecord } from '../../state/taskQueue'

type Metric = components['schemas']['Metric']
type MetricTags = readonly [string, string][]
type MetricGauge = {
  description: string
  baseUnit: string
  perLibrary?: (counts: LibraryCounts) => Map<string, number>
  value?: (world: MockServerState) => number
}

const GAUGES: Record<string, MetricGauge> = {
  'komga.series': {
    description: 'The number of series',
    baseUnit: 'count',
    perLibrary: counts => counts.series,
  },
  'komga.books': {
    description: 'The number of books',
    baseUnit: 'count',
    perLibrary: counts => counts.books,
  },
  'komga.books.filesize': {
    description: 'The cumulated filesize of books',
    baseUnit: 'bytes',
    perLibrary: counts => counts.fileSizeBytes,
  },
  'komga.sidecars': {
    description: 'The number of sidecars',
    baseUnit: 'count',
    perLibrary: counts => counts.sidecars,
  },
  'komga.libraries': {
    description: 'The number of libraries',
    baseUnit: 'count',
    value: world => world.libraries.size,
  },
  'komga.collections': {
    description: 'The number of collections',
    baseUnit: 'count',
    value: world => world.collections.size,
  },
  'komga.readlists': {
    description: 'The number of readlists',
    baseUnit: 'count',
    value: world => world.readLists.size,
  },
}
const TASK_EXECUTION = 'komga.tasks.execution'
const TASK_FAILURE = 'komga.tasks.failure'

const metricNames = [...Object.keys(GAUGES), TASK_EXECUTION, TASK_FAILURE].sort()

/**
 * Lists the names of the metrics that currently have a value. For example, `komga.books` has no value if the server has
 * no books.
 */
export const listServerMetricNames = (world: MockServerState): string[] =>
  metricNames.filter(name => computeServerMetric(world, name, []) !== undefined)

/**
 * Computes the value of a server metric. Without tags, the value is the total. Returns undefined for an unknown metric
 * or tag. Also returns undefined for some metrics without data. For example, the metric for the execution of tasks has
 * no value before the first task has run.
 */
export function computeServerMetric(world: MockServerState, name: string, tags: MetricTags): Metric | undefined {
  if (name === TASK_EXECUTION)
    return taskTimerMetric(
      name,
      world.tasks.runs.filter(({ failed }) => !failed),
      tags,
    )
  if (name === TASK_FAILURE)
    return taskFailureMetric(
      name,
      world.tasks.runs.filter(({ failed }) => failed),
      tags,
    )
  const gauge = Object.hasOwn(GAUGES, name) ? GAUGES[name] : undefined
  if (!gauge) return undefined
  const { description, baseUnit, perLibrary, value } = gauge
  const about = { name, description, baseUnit }
  if (value)
    return tags.length
      ? undefined
      : { ...about, measurements: [{ statistic: 'VALUE', value: value(world) }], availableTags: [] }
  const rows = perLibrary?.(getPublishedLibraryCounts(world)) ?? new Map<string, number>()
  const matching = [...rows].filter(([library]) => tags.every(([key, value]) => key === 'library' && value === library))
  if (!matching.length) return undefined
  const sum = matching.reduce((all, [, count]) => all + count, 0)
  return {
    ...about,
    measurements: [{ statistic: 'VALUE', value: sum }],
    availableTags: tags.length ? [] : [{ tag: 'library', values: [...rows.keys()] }],
  }
}

function taskTimerMetric(name: string, runs: readonly FinishedTaskRecord[], tags: MetricTags): Metric | undefined {
  const matching = runsWithTags(runs, tags)
  if (!matching.length) return undefined
  const seconds = matching.map(run => run.seconds)
  return {
    name,
    baseUnit: 'seconds',
    measurements: [
      { statistic: 'COUNT', value: matching.length },
      { statistic: 'TOTAL_TIME', value: seconds.reduce((sum, duration) => sum + duration, 0) },
      { statistic: 'MAX', value: Math.max(...seconds) },
    ],
    availableTags: taskTypeTags(runs, tags),
  }
}

function taskFailureMetric(name: string, runs: readonly FinishedTaskRecord[], tags: MetricTags): Metric | undefined {
  const matching = runsWithTags(runs, tags)
  if (tags.length && !matching.length) return undefined
  return {
    name,
    description: 'Count of failed tasks',
    measurements: [{ statistic: 'COUNT', value: matching.length }],
    availableTags: taskTypeTags(runs, tags),
  }
}

function runsWithTags(runs: readonly FinishedTaskRecord[], tags: MetricTags): FinishedTaskRecord[] {
  return runs.filter(run => tags.every(([key, value]) => key === 'type' && value === run.type))
}

function taskTypeTags(runs: readonly FinishedTaskRecord[], tags: MetricTags): Metric['availableTags'] {
  const values = [...new Set(runs.map(({ type }) => type))]
  return tags.length || !values.length ? [] : [{ tag: 'type', values }]
}
