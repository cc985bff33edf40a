import {
  type LibraryMetricId,
  libraryMetricIds,
  type MetricValuesByTag,
  readMetricTotalSeconds,
  readMetricValueOrCount,
} from './metricSources'

/**
 * Id of the table row that combines all deleted libraries. The metrics of the server still contain the series and books
 * of deleted libraries.
 */
export const DELETED_LIBRARIES_ROW_ID = 'deleted'

/** Table row with the metrics of a library. A metric is undefined if the server does not have it. */
export type LibraryMetricRow = {
  /** Id of the library. The row that combines all deleted libraries has the id {@link DELETED_LIBRARIES_ROW_ID}. */
  id: string
  /** Name of the library. Undefined in the row of the deleted libraries. */
  name: string | undefined
  /** Index of the color and pattern of this row in charts. */
  appearance: number
} & Partial<Record<LibraryMetricId, number>>

/** Table row with the metrics of a task type since the start of the server. */
export type TaskMetricRow = {
  /** Name of the task type on the server. */
  id: string
  appearance: number
  executed: number
  failed: number | undefined
  seconds: number | undefined
  averageSeconds: number | undefined
}

/**
 * Creates a table row for each library, in the order of `libraries`. If the server still has metrics of deleted
 * libraries, a further row combines the deleted libraries.
 */
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

/**
 * Returns the row that combines all deleted libraries. If `rows` does not contain this row, creates it and adds it to
 * `rows`.
 */
function deletedLibrariesRow(rows: Map<string, LibraryMetricRow>, appearance: number): LibraryMetricRow {
  const row = rows.get(DELETED_LIBRARIES_ROW_ID) ?? { id: DELETED_LIBRARIES_ROW_ID, name: undefined, appearance }
  rows.set(DELETED_LIBRARIES_ROW_ID, row)
  return row
}

/** Creates a table row for each task type, in alphabetical order. */
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
