import {
  type LibraryMetricId,
  libraryMetricIds,
  type MetricValuesByTag,
  readMetricTotalSeconds,
  readMetricValueOrCount,
} from './metricSources'

/**
 * Id of the row with the metrics of all deleted libraries. The server metrics still include the series and books of
 * these libraries.
 */
export const DELETED_LIBRARIES_ROW_ID = 'deleted'

/** Metrics of a library. Metrics that the server does not provide are undefined. */
export type LibraryMetricRow = {
  /** Id of the library, or {@link DELETED_LIBRARIES_ROW_ID}. */
  id: string
  /** Name of the library. Undefined for deleted libraries. */
  name: string | undefined
  /** Index of the chart color and pattern. */
  appearance: number
} & Partial<Record<LibraryMetricId, number>>

/** Metrics of a task type since the start of the server. */
export type TaskMetricRow = {
  /** Name of the task type, as on the server. */
  id: string
  appearance: number
  executed: number
  failed: number | undefined
  seconds: number | undefined
  averageSeconds: number | undefined
}

/** Returns a metrics row for each library, in the order of `libraries`, and a row for all deleted libraries. */
export function buildLibraryMetricRows(
  values: MetricValuesByTag,
  libraries: readonly { id: string; name: string }[],
): LibraryMetricRow[] {
  const rows = new Map<string, LibraryMetricRow>(
    libraries.map(({ id, name }, index) => [id, { id, name, appearance: index }]),
  )
  for (const metricId of libraryMetricIds) {
    for (const [libraryId, metric] of Object.entries(values[metricId] ?? {})) {
      const count = readMetricValueOrCount(metric)
      if (count === undefined) continue
      const row = rows.get(libraryId) ?? deletedLibrariesRow(rows, libraries.length)
      row[metricId] = (row[metricId] ?? 0) + count
    }
  }
  return [...rows.values()]
}

/** Returns the row for deleted libraries. If `rows` does not contain this row, adds it. */
function deletedLibrariesRow(rows: Map<string, LibraryMetricRow>, appearance: number): LibraryMetricRow {
  const row = rows.get(DELETED_LIBRARIES_ROW_ID) ?? { id: DELETED_LIBRARIES_ROW_ID, name: undefined, appearance }
  rows.set(DELETED_LIBRARIES_ROW_ID, row)
  return row
}

/** Returns a row for each task type, in alphabetical order. */
export function buildTaskMetricRows({ tasks = {}, failedTasks }: MetricValuesByTag): TaskMetricRow[] {
  const types = [...new Set([...Object.keys(tasks), ...Object.keys(failedTasks ?? {})])].sort()
  return types.map((id, index) => {
    const executed = readMetricValueOrCount(tasks[id]) ?? 0
    const seconds = readMetricTotalSeconds(tasks[id])
    return {
      id,
      appearance: index,
      executed,
      failed: failedTasks ? (readMetricValueOrCount(failedTasks[id]) ?? 0) : undefined,
      seconds,
      averageSeconds: seconds !== undefined && executed > 0 ? seconds / executed : undefined,
    }
  })
}
