import type { RowProblem } from '../../machines/import/importRow'
import { type PlannedRow, planRows, unfinishedPhases } from '../../machines/import/plannedRows'

/** State of a file as the page shows it. */
export const importRowStatuses = [
  'waiting',
  'analyzing',
  'ready',
  'incomplete',
  'unsuitable',
  'skipped',
  'importing',
  'imported',
  'failed',
] as const
export type ImportRowStatus = (typeof importRowStatuses)[number]

/** Row of the import table. A row whose data has not changed stays the same object. */
export type ImportTableRow = PlannedRow & { readonly id: string; readonly status: ImportRowStatus }

type Rows = Parameters<typeof planRows>[0]

/** Returns the rows of the table in the order of the scan. Unchanged rows are taken from the previous result. */
export function listImportTableRows(rows: Rows, previous: readonly ImportTableRow[]): readonly ImportTableRow[] {
  const previousById = new Map(previous.map(row => [row.id, row]))
  return planRows(rows).map(planned => {
    const before = previousById.get(planned.file.url)
    return before && isUnchanged(before, planned)
      ? before
      : { ...planned, id: planned.file.url, status: toImportRowStatus(planned) }
  })
}

const isUnchanged = (before: ImportTableRow, { row, phase, plan }: PlannedRow) =>
  before.row === row &&
  before.phase === phase &&
  before.plan.destinationName === plan.destinationName &&
  before.plan.problems.length === plan.problems.length

/** Returns the state of a file as the page shows it. */
export function toImportRowStatus({ row, phase, plan }: PlannedRow): ImportRowStatus {
  if (phase === 'imported' || phase === 'failed') return phase
  if (unfinishedPhases.includes(phase)) return 'importing'
  if (row.choice.isSkipped) return 'skipped'
  if (phase === 'waiting') return 'waiting'
  if (phase === 'unsuitable' || phase === 'analysisFailed') return 'unsuitable'
  if (phase === 'editing') return plan.outcome === 'impossible' ? 'incomplete' : 'ready'
  return 'analyzing'
}

/** Returns the problems of a row that the user can solve, without those that its state already tells. */
export const solvableProblems = ({ status, plan }: ImportTableRow): readonly RowProblem[] =>
  status === 'incomplete' ? plan.problems.filter(problem => problem !== 'notAnalyzed' && problem !== 'unsuitable') : []

/** Whether the choices of a row can change. */
export const isEditable = ({ status }: Pick<ImportTableRow, 'status'>): boolean =>
  status !== 'importing' && status !== 'imported' && status !== 'unsuitable'

/** Whether a failed call of a row can be repeated: its analysis, its proposals or its import. */
export const isRetryable = ({ status, row }: Pick<ImportTableRow, 'status' | 'row'>): boolean =>
  status === 'failed' || status === 'unsuitable' || (status === 'incomplete' && row.error !== undefined)

/** Number of rows in each state. */
export type ImportCounts = Readonly<Record<ImportRowStatus, number>> & {
  /** Number of ready rows that replace a book. */
  readonly upgrades: number
}

/** Counts the rows by state. */
export function countImportRows(rows: readonly ImportTableRow[]): ImportCounts {
  const counts = Object.fromEntries(importRowStatuses.map(status => [status, 0])) as Record<ImportRowStatus, number>
  let upgrades = 0
  for (const { status, plan } of rows) {
    counts[status] += 1
    if (status === 'ready' && plan.outcome === 'upgrade') upgrades += 1
  }
  return { ...counts, upgrades }
}
