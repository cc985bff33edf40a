import {
  findConflicts,
  type ImportFile,
  type ImportRow,
  type RowImportPlan,
  type RowPhase,
  seriesProposalKey,
  toRowImportPlan,
} from './importRow'
import type { ImportRowRef } from './importRowMachine'

type Rows = { readonly rows: ReadonlyMap<string, ImportRowRef> }

/** Phases of rows whose import has begun and has no result yet. */
export const unfinishedPhases: readonly RowPhase[] = ['sending', 'importing', 'verifying']
export const importPhaseOfRow = (row: ImportRowRef): RowPhase => row.getSnapshot().value as RowPhase

/** Row of an import with its phase and its plan. */
export type ImportRowWithPlan = { row: ImportRow; file: ImportFile; phase: RowPhase; plan: RowImportPlan }

/** Plans of rows. A row keeps its plan until its data or the pattern changes. */
const planCache = new WeakMap<ImportRow, { pattern: string; plan: RowImportPlan }>()

export const toPlannedRow = (ref: ImportRowRef, pattern: string): ImportRowWithPlan => {
  const row: ImportRow = ref.getSnapshot().context
  const cached = planCache.get(row)
  const plan = cached?.pattern === pattern ? cached.plan : toRowImportPlan(row, pattern)
  if (plan !== cached?.plan) planCache.set(row, { pattern, plan })
  return { row, file: row.file, phase: importPhaseOfRow(ref), plan }
}

/** Returns all rows with their plans. A row that conflicts with an earlier row has the problem `conflict`. */
export function planImportRows({ rows, pattern }: Rows & { readonly pattern: string }): ImportRowWithPlan[] {
  const planned = [...rows.values()].map(ref => toPlannedRow(ref, pattern))
  const isTaken = ({ phase }: ImportRowWithPlan) => unfinishedPhases.includes(phase) || phase === 'imported'
  const candidates = planned.filter(item => !isTaken(item) && !item.row.choice.isSkipped)
  const conflicts = findConflicts([...planned.filter(isTaken), ...candidates])
  return planned.map(item =>
    isTaken(item) || !conflicts.has(item.file.url)
      ? item
      : { ...item, plan: { ...item.plan, outcome: 'impossible', problems: [...item.plan.problems, 'conflict'] } },
  )
}

/** Returns the paths of all editable rows whose proposed series equals that of the row at `url`. */
export function filePathsWithSameProposal({ rows }: Rows, url: string): string[] {
  const source = rows.get(url)
  if (!source) return []
  const key = seriesProposalKey(source.getSnapshot().context)
  return [...rows].flatMap(([other, row]) => {
    const isOpen = !unfinishedPhases.includes(importPhaseOfRow(row)) && importPhaseOfRow(row) !== 'imported'
    return isOpen && seriesProposalKey(row.getSnapshot().context) === key ? [other] : []
  })
}

/** Returns the number of rows per phase. */
export function countRowsByPhase({ rows }: Rows): ReadonlyMap<RowPhase, number> {
  const counts = new Map<RowPhase, number>()
  for (const row of rows.values()) counts.set(importPhaseOfRow(row), (counts.get(importPhaseOfRow(row)) ?? 0) + 1)
  return counts
}
