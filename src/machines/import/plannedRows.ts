import {
  findConflicts,
  type ImportFile,
  type ImportRow,
  planRow,
  proposalKey,
  type RowPhase,
  type RowPlan,
} from './importRow'
import type { ImportRowRef } from './importRowMachine'

type Rows = { readonly rows: ReadonlyMap<string, ImportRowRef> }

/** Phases of rows whose import has begun and has no result. */
export const unfinishedPhases: readonly RowPhase[] = ['sending', 'importing', 'verifying']
export const phaseOf = (row: ImportRowRef): RowPhase => row.getSnapshot().value as RowPhase

/** Row of an import with its phase and its plan. */
export type PlannedRow = { row: ImportRow; file: ImportFile; phase: RowPhase; plan: RowPlan }

/** Plans of unchanged rows by the data of the row. */
const planCache = new WeakMap<ImportRow, { pattern: string; plan: RowPlan }>()

export const planRef = (ref: ImportRowRef, pattern: string): PlannedRow => {
  const row: ImportRow = ref.getSnapshot().context
  const cached = planCache.get(row)
  const plan = cached?.pattern === pattern ? cached.plan : planRow(row, pattern)
  if (plan !== cached?.plan) planCache.set(row, { pattern, plan })
  return { row, file: row.file, phase: phaseOf(ref), plan }
}

/** Returns all rows with their plans. A row that collides with an earlier one has the problem `conflict`. */
export function planRows({ rows, pattern }: Rows & { readonly pattern: string }): PlannedRow[] {
  const planned = [...rows.values()].map(ref => planRef(ref, pattern))
  const isTaken = ({ phase }: PlannedRow) => unfinishedPhases.includes(phase) || phase === 'imported'
  const candidates = planned.filter(item => !isTaken(item) && !item.row.choice.isSkipped)
  const conflicts = findConflicts([...planned.filter(isTaken), ...candidates])
  return planned.map(item =>
    isTaken(item) || !conflicts.has(item.file.url)
      ? item
      : { ...item, plan: { ...item.plan, outcome: 'impossible', problems: [...item.plan.problems, 'conflict'] } },
  )
}

/** Returns the paths of the rows with the same proposal as a row whose choice can still change. */
export function urlsWithSameProposal({ rows }: Rows, url: string): string[] {
  const source = rows.get(url)
  if (!source) return []
  const key = proposalKey(source.getSnapshot().context)
  return [...rows].flatMap(([other, row]) => {
    const isOpen = !unfinishedPhases.includes(phaseOf(row)) && phaseOf(row) !== 'imported'
    return isOpen && proposalKey(row.getSnapshot().context) === key ? [other] : []
  })
}

/** Returns the number of rows per phase. */
export function countPhases({ rows }: Rows): ReadonlyMap<RowPhase, number> {
  const counts = new Map<RowPhase, number>()
  for (const row of rows.values()) counts.set(phaseOf(row), (counts.get(phaseOf(row)) ?? 0) + 1)
  return counts
}
