import { findConflictingImportRows } from './findConflictingImportRows'
import {
  createImportRowPlan,
  createProposedSeriesGroupKey,
  type ImportableBookFile,
  type ImportRow,
  type ImportRowPhase,
  type ImportRowPlan,
} from './importRow'
import type { ImportRowActorRef } from './importRowMachine'

type Rows = { readonly rows: ReadonlyMap<string, ImportRowActorRef> }

/** States in which the import of a file is running. */
export const runningImportRowPhases: readonly ImportRowPhase[] = ['sending', 'importing', 'verifying']
export const getImportRowPhase = (row: ImportRowActorRef): ImportRowPhase => row.getSnapshot().value as ImportRowPhase

/** File to import, with the state of its import and the plan for its import. */
export type PlannedImportRow = { row: ImportRow; file: ImportableBookFile; phase: ImportRowPhase; plan: ImportRowPlan }

/**
 * Cached import plans. The cache entry of an `ImportRow` object is valid only for the file name pattern in the entry.
 */
const planCache = new WeakMap<ImportRow, { pattern: string; plan: ImportRowPlan }>()

export const toPlannedImportRow = (ref: ImportRowActorRef, pattern: string): PlannedImportRow => {
  const row: ImportRow = ref.getSnapshot().context
  const cached = planCache.get(row)
  const plan = cached?.pattern === pattern ? cached.plan : createImportRowPlan(row, pattern)
  if (plan !== cached?.plan) planCache.set(row, { pattern, plan })
  return { row, file: row.file, phase: getImportRowPhase(ref), plan }
}

/** Returns whether the user has compared a file with the existing book, and has accepted the replacement. */
export const isReplacementAccepted = ({ row, plan }: Pick<PlannedImportRow, 'row' | 'plan'>): boolean =>
  plan.upgrade !== undefined && row.choice.acceptedUpgradeId === plan.upgrade.id

/**
 * Returns the import plans of all files. The plan of a file has the problem `conflict` if the file conflicts with an
 * earlier file of the list, or with a file whose import is running or complete.
 */
export function planImportRows({ rows, pattern }: Rows & { readonly pattern: string }): PlannedImportRow[] {
  const planned = [...rows.values()].map(ref => toPlannedImportRow(ref, pattern))
  const isTaken = ({ phase }: PlannedImportRow) => runningImportRowPhases.includes(phase) || phase === 'imported'
  const candidates = planned.filter(item => !isTaken(item) && !item.row.choice.isSkipped)
  const conflicts = findConflictingImportRows([...planned.filter(isTaken), ...candidates])
  return planned.map(item =>
    isTaken(item) || !conflicts.has(item.file.url)
      ? item
      : { ...item, plan: { ...item.plan, outcome: 'impossible', problems: [...item.plan.problems, 'conflict'] } },
  )
}

/**
 * Returns the paths of all files that are neither imported nor being imported, and that have the same series name, year
 * and proposed series as the file at `url`.
 */
export function findFilePathsWithSameProposedSeries({ rows }: Rows, url: string): string[] {
  const source = rows.get(url)
  if (!source) return []
  const key = createProposedSeriesGroupKey(source.getSnapshot().context)
  return [...rows].flatMap(([other, row]) => {
    const isOpen = !runningImportRowPhases.includes(getImportRowPhase(row)) && getImportRowPhase(row) !== 'imported'
    return isOpen && createProposedSeriesGroupKey(row.getSnapshot().context) === key ? [other] : []
  })
}

/** Returns how many files are in each state of the import. */
export function countImportRowsByPhase({ rows }: Rows): ReadonlyMap<ImportRowPhase, number> {
  const counts = new Map<ImportRowPhase, number>()
  for (const row of rows.values()) counts.set(getImportRowPhase(row), (counts.get(getImportRowPhase(row)) ?? 0) + 1)
  return counts
}
